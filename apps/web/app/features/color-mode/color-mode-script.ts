import { COLOR_MODE_COOKIE, COOKIE_MAX_AGE } from '@crownsmith/domain';

/** The flag in local storage that older versions of the site wrote: `true` is dark, any other value light. */
export const DARK_MODE_FLAG = 'darkMode';

/** What comes before and after the mode in its cookie. */
const COOKIE_START = `${COLOR_MODE_COOKIE}=`;
const COOKIE_END = `;path=/;max-age=${COOKIE_MAX_AGE.year};samesite=lax`;

/**
 * The cookie of a colour mode, for `document.cookie`.
 * @example colorModeCookie('dark') // 'theme=dark;path=/;max-age=31536000;samesite=lax'
 */
export const colorModeCookie = (mode: string): string => COOKIE_START + mode + COOKIE_END;

/**
 * An inline script that sets the colour mode before the first paint (specification, section 4): the cookie, else the
 * stored flag, else the system's preference. It writes the cookie and the root's attribute. It repeats the domain's
 * `resolveColorMode` because no module has loaded yet; a test keeps the two equal.
 */
export const COLOR_MODE_SCRIPT = `(function(d){
var t=/(?:^|; )${COLOR_MODE_COOKIE}=(light|dark)(?:;|$)/.exec(d.cookie),s=null;
if(t)t=t[1];else{
try{s=localStorage.getItem('${DARK_MODE_FLAG}')}catch(e){}
t=s!==null?s==='true'?'dark':'light':matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.cookie='${COOKIE_START}'+t+'${COOKIE_END}'}
d.documentElement.setAttribute('data-color-mode',t)})(document)`;
