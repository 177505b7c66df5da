import { carouselCopy } from '../../copy/site/chrome.ts'
import { sistemaCopy } from '../../copy/shared/sistema.ts'
import { Accordion } from '../../ui/controls/accordion.tsx'
import { BottomActionBar } from '../../ui/layout/bottom-action-bar.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Carousel } from '../../ui/controls/carousel.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SegmentedNav } from '../../ui/controls/segmented-nav.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { Specimen } from './specimen.tsx'

const { sections, steps, tabs, accordion } = sistemaCopy
const slideFields = ['bg-primary', 'bg-secondary', 'bg-accent', 'bg-highlight']

/** Navigation components. */
export function NavigationSpecimens() {
  return (
    <>
      <Specimen title={sections.navigation}>
        <PageHeader
          title="Canela"
          lead={sistemaCopy.lead}
          back={{ to: '.', label: sistemaCopy.back }}
          actions={<Button>{sistemaCopy.buttons.primary}</Button>}
        />
        <SegmentedNav
          label={sections.navigation}
          items={tabs.map((label, index) => ({
            label,
            to: index === 0 ? '/_sistema' : `/_sistema/${index}`,
            count: index,
          }))}
        />
        <Stepper label={sections.navigation} steps={steps.map((label) => ({ label, to: '.' }))} current={2} />
        <Accordion name="sistema" items={accordion} />
        <BottomActionBar>
          <strong className="tabular">{sistemaCopy.total}</strong>
          <Button>{sistemaCopy.buttons.primary}</Button>
        </BottomActionBar>
      </Specimen>
      <Specimen title={sections.carousel}>
        <Carousel
          label={sistemaCopy.carousel}
          words={carouselCopy}
          autoplay
          perViewClassName="[--per-view:1] md:[--per-view:2]"
          gapPx={16}
          slides={slideFields.map((field) => ({
            key: field,
            content: <div className={`h-40 rounded-md ${field}`} />,
          }))}
        />
      </Specimen>
    </>
  )
}
