# The site and the pipeline in one image: docs/operations/containers.md says how to run it. `npm run test:container` runs
# these steps without a container.

# What the lock file lists, fetched again only when it changes. What is built is the same for all architectures: it is built on that of
# the machine.
FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim AS packages
WORKDIR /srv/crownsmith
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx -y pnpm@10.34.9 fetch

FROM packages AS build
ENV TURBO_TELEMETRY_DISABLED=1
COPY . .
RUN npx -y pnpm@10.34.9 install --frozen-lockfile --offline
RUN PATH="$PWD/node_modules/.bin:$PATH" turbo run build --filter=@crownsmith/web --filter=@crownsmith/pipeline --output-logs=errors-only

# What runs in production, installed again only when a manifest changes.
FROM node:24.21.0-bookworm-slim AS production
WORKDIR /srv/crownsmith
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/pipeline/package.json apps/pipeline/
COPY apps/web/package.json apps/web/
COPY packages/answers/package.json packages/answers/
COPY packages/api-client/package.json packages/api-client/
COPY packages/catalog/package.json packages/catalog/
COPY packages/compatible/package.json packages/compatible/
COPY packages/data-folder/package.json packages/data-folder/
COPY packages/deck-report/package.json packages/deck-report/
COPY packages/domain/package.json packages/domain/
COPY packages/mana-symbols/package.json packages/mana-symbols/
COPY packages/playtest/package.json packages/playtest/
COPY packages/recommender/package.json packages/recommender/
COPY packages/snapshot-bucket/package.json packages/snapshot-bucket/
COPY packages/widget-view/package.json packages/widget-view/
COPY tooling/reference/package.json tooling/reference/
RUN npx -y pnpm@10.34.9 install --prod --frozen-lockfile

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/srv/data PORT=3000
WORKDIR /srv/crownsmith
# A new volume takes over the owner of this folder.
RUN mkdir -p /srv/data && chown 1000:1000 /srv/data
COPY --from=production /srv/crownsmith ./
COPY --from=build /srv/crownsmith/apps/pipeline/dist apps/pipeline/dist
COPY --from=build /srv/crownsmith/apps/web/build apps/web/build
COPY --from=build /srv/crownsmith/apps/widget/dist apps/widget/dist
COPY --from=build /srv/crownsmith/tooling/reference/dist tooling/reference/dist
COPY --from=build /srv/crownsmith/tooling/supply-chain/dist/sbom.cdx.json ./
COPY LICENSE NOTICE deploy/check-health.mjs ./
USER 1000:1000
VOLUME /srv/data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "check-health.mjs"]
CMD ["node", "apps/web/build/server/index.js"]
