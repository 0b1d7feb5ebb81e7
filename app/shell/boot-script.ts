import { yieldingScript } from '#app/ui/yields.ts'
import { languages } from '#engines/core/index.ts'
import { earlyScript } from './early.ts'
import translatedScript from './translated.js?raw'
import { withoutComments } from './without-comments.ts'

export const themeStorageKey = 'convertory:theme'

const adsConfigured = Boolean(import.meta.env.VITE_AD_CLIENT)

/**
 * The script in the head, which runs before anything is drawn. In its order:
 *
 * - the chosen theme, so that nothing flashes, also when it is chosen in another tab or while the browser keeps this page for a step
 *   back;
 * - the visitor's locale, which the style sheet orders cards by, and the language of the client shell, which is one file for all;
 * - whether this page keeps room for ads;
 * - which texts may become markup or code (Trusted Types): plain text, the empty element that React makes scripts from, and addresses
 *   of our own workers. The browser refuses everything else. This script itself passes as plain text, because it has no angle
 *   bracket: React writes it again when the whole document is drawn anew;
 * - fields that yield to a first click (app/ui/yields.ts), what a visitor does before the scripts are there (early.ts), and a page whose
 *   texts a translator replaces, or that another program changes (translated.js).
 *
 * It must be the same text on every page: the content security policy knows it by its hash. It is a function, so that the bundles
 * do not carry the text, which stands in the HTML.
 */
export const bootScript = (): string => `(function(r){
function theme(){var t=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(t==="light"||t==="dark")r.dataset.theme=t;else if(t)delete r.dataset.theme;if(window.themeChanged)themeChanged()}
try{theme();addEventListener("storage",theme);addEventListener("pageshow",theme)}catch(e){}
r.dataset.locale=navigator.language
var l=/^\\/(${languages.join('|')})(\\/|$)/.exec(location.pathname);if(l)r.lang=l[1]
if(/^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(location.hostname))r.dataset.ads="placeholder";else if(${adsConfigured})r.dataset.ads="live"
})(document.documentElement)
if(window.trustedTypes)trustedTypes.createPolicy("default",{
createHTML:function(h){return h.indexOf("\\x3c")===-1||h==="\\x3cscript>\\x3c/script>"?h:null},
createScriptURL:function(u){return new URL(u,location.href).origin===location.origin?u:null}})
${yieldingScript()}
${earlyScript()}
${withoutComments(translatedScript)}`
