// What the server mounts: preview pictures and oEmbed.
export { respondToOembed } from './oembed.server';
export { PICTURE_KINDS, type PictureSubject } from './page-picture.server';
export { createPictureCache, type PictureCache } from './picture-cache.server';
