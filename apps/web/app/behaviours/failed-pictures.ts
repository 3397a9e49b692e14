/**
 * An inline script that hides card pictures which fail to load, so that the card frame below them shows instead of the
 * browser's broken-image icon. It runs first in the page, since a picture may fail before any module has loaded.
 */
export const FAILED_PICTURES_SCRIPT = `document.addEventListener('error',function(e){
var t=e.target;if(t.tagName==='IMG'&&t.alt==='')t.style.display='none'},true)`;
