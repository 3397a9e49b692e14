/**
 * Hides pictures that could not be loaded, so that the drawn frame under them shows instead of the browser's sign of a
 * broken picture. It runs before anything else of the page, for a picture may fail before any module has come.
 */
export const FAILED_PICTURES_SCRIPT = `document.addEventListener('error',function(e){
var t=e.target;if(t.tagName==='IMG'&&t.alt==='')t.style.display='none'},true)`;
