import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ConversionProblem } from '#app/workers/geodata/protocol.ts'
import type { AxesChoice } from '#engines/coordinates/index.ts'
import { axesChoiceText, placeText } from '#wording/geodata-problem-texts.ts'

interface AxesChoiceButtonsProps {
  readonly problem: Extract<ConversionProblem, { readonly code: 'crs_axes_needed' }>
  onChoose(axes: AxesChoice): void
}

/** The question which of the two numbers is north, where the system's area allows both: each answer with the place it leads to. */
export function AxesChoiceButtons({ problem, onChoose }: AxesChoiceButtonsProps) {
  const language = useLanguage()
  return (
    <div className="mt-3 grid gap-3 text-ink" data-axes-choice>
      <h2 className="font-semibold">{m.geodata_axes_title()}</h2>
      <div className="flex flex-wrap gap-3">
        {problem.choices.map((choice, index) => (
          <Button
            key={choice.axes}
            type="button"
            {...(index === 0 ? { look: 'primary' as const } : {})}
            onClick={() => onChoose(choice.axes)}
          >
            {axesChoiceText(choice.axes, placeText(choice, language))}
          </Button>
        ))}
      </div>
    </div>
  )
}
