/** What React draws in the place of a part that comes on demand, by the two fields of it that React reads itself. */
export async function partDrawn(part: object): Promise<unknown> {
  const { _init: initialise, _payload: payload } = part as { _init(payload: unknown): unknown; _payload: unknown }
  try {
    return initialise(payload)
  } catch (loading) {
    await loading
    return initialise(payload)
  }
}
