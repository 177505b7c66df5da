import { publicPaths } from '../../shared/business/public-paths.ts'
import { ArchFrame } from '../../art/arch.tsx'
import { homeCopy } from '../../copy/site/home.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useOffers } from '../../shared/business/use-business.ts'
import { Still } from '../stills/still.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'

/** Second picture of the page with the main call to action. */
export function HomeClosing() {
  const copy = useCopy('home', homeCopy)
  const { title, subtitle, primary, secondary } = copy.closing
  return (
    <section className="overflow-hidden bg-band text-on-band">
      <div className="shell grid items-end gap-6 pt-14 md:grid-cols-[1.2fr_1fr] md:pt-10">
        <div className="grid justify-items-center gap-5 self-center text-center md:justify-items-start md:pb-10 md:text-left">
          <h2 className="text-3xl font-display tracking-tight">{title}</h2>
          <p className="max-w-[44ch] text-lg">{subtitle}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={publicPaths.register()} tone="ink">
              {primary}
            </LinkButton>
            {useOffers().includes('dayCare') && (
              <LinkButton to={publicPaths.dayCare()} tone="white">
                {secondary}
              </LinkButton>
            )}
          </div>
        </div>
        <ArchFrame className="mx-auto bg-band! aspect-[4/5] w-full max-w-[300px] translate-y-5 md:max-w-[340px]">
          <Still
            name="login-doorway"
            slot="home.closing"
            sizes="340px"
            width={720}
            height={800}
            className="size-full object-cover"
          />
        </ArchFrame>
      </div>
    </section>
  )
}
