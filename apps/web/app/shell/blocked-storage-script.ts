/**
 * An inline script that gives a page a session storage in memory where the browser blocks the real one. The router keeps the
 * version of its routes and places of scrolling there: without it every link that is followed would fail. Local storage stays
 * blocked, so that what cannot be saved says so.
 */
export const BLOCKED_STORAGE_SCRIPT = `(function(w,m){try{w.sessionStorage.length}catch(e){Object.defineProperty(w,'sessionStorage',{value:{
getItem:function(k){return k in m?m[k]:null},setItem:function(k,v){m[k]=''+v},removeItem:function(k){delete m[k]}}})}})(window,Object.create(null))`;
