const scriptAddress = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'

declare global {
  interface Window {
    adsbygoogle?: unknown[]
  }
}

let loading: Promise<void> | undefined

/** Loads the network's script once. */
function loadScript(adClient: string): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.crossOrigin = 'anonymous'
    script.src = `${scriptAddress}?client=${encodeURIComponent(adClient)}`
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('The ad script could not be loaded'))
    document.head.append(script)
  })
  return loading
}

/** Fills the newest `ins` element on the page. A failure is logged and nothing else: no ad may break a page. */
export async function requestAd(adClient: string): Promise<void> {
  try {
    await loadScript(adClient)
    window.adsbygoogle ??= []
    window.adsbygoogle.push({})
  } catch (error) {
    console.error('Ad setup failed:', error)
  }
}
