/**
 * A browser asks for things in the order in which a page names them. React puts the stylesheet, without which nothing is drawn,
 * last. Here the head is put in the order in which its parts are needed: what decides how the page looks, then what it says
 * about itself.
 *
 * React finds metas and links in a head by what they are, not by where they stand; scripts and stylesheets keep their order
 * among each other.
 */
export function orderHead(html: string): string {
  const head = /<head>([\s\S]*?)<\/head>/.exec(html)
  if (!head) return html
  let rest = head[1]!
  const take = (pattern: RegExp): string => {
    const found = rest.match(pattern) ?? []
    rest = rest.replace(pattern, '')
    return found.join('')
  }
  const basics = take(/<meta (?:charSet|name="(?:viewport|color-scheme)")[^>]*>/g)
  const bootScript = take(/<script>[\s\S]*?<\/script>/)
  const styles = take(/<link rel="stylesheet"[^>]*>/g)
  return html.replace(head[0], () => `<head>${basics}${bootScript}${styles}${rest}</head>`)
}
