// What the server mounts: pages for frames of other sites.
export { renderCommanderFrame } from './commander-frame.server';
