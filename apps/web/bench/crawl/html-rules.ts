import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Most messages of one page that are worth reading. */
const MOST = 5;

/** The content model of HTML and references between elements, by html-validate's own standard rules. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** What a validator finds in a page. Some 2 ms a kilobyte, so it is for a sample of pages. */
export const ruleFaults = async (html: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .slice(0, MOST)
    .map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`);
};
