import { COOKIE_MAX_AGE, COLOR_MODE_COOKIE } from '@crownsmith/domain';

/** The dark-mode flag in local storage that earlier visits left: the string `true` is dark, anything else light. */
export const DARK_MODE_FLAG = 'darkMode';

/** What makes a cookie of a theme; followed by the theme. */
const COOKIE_START = `${COLOR_MODE_COOKIE}=`;
const COOKIE_END = `;path=/;max-age=${COOKIE_MAX_AGE.year};samesite=lax`;

/** The text of the theme's cookie. @example colorModeCookie('dark') // 'theme=dark;path=/;max-age=31536000;samesite=lax' */
export const colorModeCookie = (theme: string): string => COOKIE_START + theme + COOKIE_END;

/**
 * Decides the theme before anything is painted (specification, section 4): cookie, else the stored flag, else the
 * system; then writes the cookie and the root's attribute. It is the domain's `resolveColorMode` for a place where no module
 * has been loaded yet; a test holds the two together.
 */
export const COLOR_MODE_SCRIPT = `(function(d){
var t=/(?:^|; )${COLOR_MODE_COOKIE}=(light|dark)(?:;|$)/.exec(d.cookie),s=null;
if(t)t=t[1];else{
try{s=localStorage.getItem('${DARK_MODE_FLAG}')}catch(e){}
t=s!==null?s==='true'?'dark':'light':matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.cookie='${COOKIE_START}'+t+'${COOKIE_END}'}
d.documentElement.setAttribute('data-color-mode',t)})(document)`;
