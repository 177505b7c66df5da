import type { QuestionCopy } from '../../copy/page-copy.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { StructuredData } from '../structured-data.tsx'
import { SectionTitle } from './section-title.tsx'

/** The questions people ask about a service, one answer open at a time; search engines get them too. */
export function Questions({ title, items }: { title: string; items: readonly QuestionCopy[] }) {
  return (
    <section className="shell section-y">
      <SectionTitle title={title} />
      <div className="mx-auto max-w-3xl">
        <Accordion
          name="preguntas"
          items={items.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
        />
      </div>
      <StructuredData
        facts={{
          '@type': 'FAQPage',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </section>
  )
}
