/** Newer than what we support, or only partly there, and used all the same, by its name in MDN's compatibility data. Each has its reason. */
export const exempt: Readonly<Record<string, string>> = {
  'api.Window.requestIdleCallback': 'Safari has none: asked for first, the work is done at once there',
  'api.Window.cancelIdleCallback': 'called only with the number of an idle callback that was asked for',
  'api.KeyboardEvent.code':
    'empty on the screen keyboards of Android, which have no Ctrl+K either: the button and `/` remain',
  'api.KeyboardEvent.isComposing':
    'in Safari the key that ends a composition counts as a key of its own: Enter then chooses the answer shown',
  'api.InputEvent.isComposing':
    'partly there in Safari: a field of the page is then selected before the first letter of a composition, which replaces it as any letter does',
  'api.Window.devicePixelRatio': 'in Safari it does not follow the page zoom, which costs sharpness only',
  'api.DataTransferItem.webkitGetAsEntry':
    'Firefox on Android had none: asked for first, dropped files come without their folders',
  'api.ReadableStreamBYOBReader.read':
    'Safari before 26 has none: asked for first, a file is read there slice by slice',
}
