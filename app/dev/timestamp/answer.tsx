/** The answer under the field that asks; its line is kept while there is none, and on the narrowest screens the two it may take. */
export function Answer({ text }: { text: string }) {
  return (
    <output
      data-testid="answer"
      className="mt-3 block min-h-7 max-[359px]:min-h-14 text-lg font-semibold text-accent tabular"
    >
      {text}
    </output>
  )
}
