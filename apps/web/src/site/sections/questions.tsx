import type { QuestionCopy } from '../../copy/site/page-copy.ts'
import { Accordion } from '../../ui/controls/accordion.tsx'
import { isRequired } from '../../shared/refusals/is-required.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { withFacts } from '../../shared/business/with-facts.ts'
import { StructuredData } from '../structured-data.tsx'
import { SectionTitle } from './section-title.tsx'

/** Questions about a service, one open at a time, with structured data for search engines. */
export function Questions({ title, items }: { title: string; items: readonly QuestionCopy[] }) {
  const business = useBusiness()
  const shown = items
    .filter(({ asked }) => !asked || isRequired(asked, business))
    .filter(({ needs }) => needs !== '')
    .map(({ question, answer }) => ({ question, answer: withFacts(answer, business) }))
  if (shown.length === 0) return null
  return (
    <section className="shell section-y">
      <SectionTitle title={title} />
      <div className="mx-auto max-w-3xl">
        <Accordion
          name="preguntas"
          items={shown.map(({ question, answer }) => ({
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </div>
      <StructuredData
        facts={{
          '@type': 'FAQPage',
          mainEntity: shown.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </section>
  )
}
