import { useLoaderData } from '@remix-run/react';
import formStyles from '#app/ui/form/Form.module.css';
import { FormPage } from '#app/ui/form/FormPage';
import button from '#app/ui/layout/Button.module.css';
import type { LeavingPageData } from './provider-route.server';

/** The page on the way to the host's provider: browsers leave it at once, and whoever stays has a link. */
export const LeavingPage = () => {
  const { provider, url } = useLoaderData<() => Promise<LeavingPageData>>();
  return (
    <FormPage title={`On to ${provider}`} lead={`You sign in at ${provider}, and come back here.`}>
      <div className={formStyles['form']}>
        <p>
          <a href={url} rel="nofollow" className={button['primary']}>
            Go on to {provider}
          </a>
        </p>
      </div>
    </FormPage>
  );
};
