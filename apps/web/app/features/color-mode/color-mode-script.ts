import { COLOR_MODE_COOKIE } from '@crownsmith/domain';
import { COOKIE_ATTRIBUTES, SECURE_ATTRIBUTE } from '#app/visitor/cookie-attributes';

/** The flag in local storage that older versions of the site wrote: `true` is dark, any other value light. */
export const DARK_MODE_FLAG = 'darkMode';

/**
 * An inline script that sets the colour mode before the first paint (specification, section 4): the cookie, else the
 * stored flag, else the system's preference. It writes the cookie and the root's attribute, and again whenever the page comes into
 * sight: another tab may have changed the cookie. It repeats the domain's `resolveColorMode` because no module has loaded yet; a test keeps the two equal.
 */
export const COLOR_MODE_SCRIPT = `(function(d){function f(){
var t=/(?:^|; )${COLOR_MODE_COOKIE}=(light|dark)(?:;|$)/.exec(d.cookie),s=null;
if(t)t=t[1];else{
try{s=localStorage.getItem('${DARK_MODE_FLAG}')}catch(e){}
t=s!==null?s==='true'?'dark':'light':matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.cookie='${COLOR_MODE_COOKIE}='+t+'${COOKIE_ATTRIBUTES}'+(location.protocol==='https:'?'${SECURE_ATTRIBUTE}':'')}
d.documentElement.setAttribute('data-color-mode',t)}
f();d.addEventListener('visibilitychange',f)})(document)`;
