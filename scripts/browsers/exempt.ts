/** Newer than what we support, or only partly there, and used all the same, by its name in MDN's compatibility data. Each has its reason. */
export const exempt: Readonly<Record<string, string>> = {
  'api.Window.requestIdleCallback': 'Safari has none: asked for first, the work is done at once there',
  'api.Window.devicePixelRatio': 'in Safari it does not follow the page zoom, which costs sharpness only',
  'api.DataTransferItem.webkitGetAsEntry':
    'Firefox on Android had none: asked for first, dropped files come without their folders',
}
