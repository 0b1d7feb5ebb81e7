/**
 * The router's script that restores the scroll position asks the storage of the visit. Where that is refused, it fails a second time while
 * it tidies up after the first, outside of what it catches.
 */
const scrollScript = /<script>(\((?:(?!<\/script>)[\s\S])*?\}\)\("react-router-scroll-positions", [^)<]*\))<\/script>/

export const withSafeScroll = (html: string): string => html.replace(scrollScript, '<script>try{$1}catch{}</script>')
