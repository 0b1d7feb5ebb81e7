const pause = 5000

/** Code that comes when it is wanted: without a connection it is tried again until there is one. A build, which must end, tries once. */
export const untilLoaded = <Part>(load: () => Promise<Part>): Promise<Part> =>
  import.meta.env.SSR
    ? load()
    : load().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(() => untilLoaded(load)))
