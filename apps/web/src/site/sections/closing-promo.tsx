import type { PhotoSlot } from '@rumi/contract'
import type { HeroCopy } from '../../copy/site/page-copy.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PromoBanner } from './promo-picture.tsx'
import { Promo } from './promo.tsx'

type Way = { to: string; label: string }
type ClosingPromoProps = HeroCopy & {
  slot: PhotoSlot
  first: Way
  second: Way
  above?: string
}

/** End of a page: a promise and two links. */
export function ClosingPromo({ first, second, slot, ...promo }: ClosingPromoProps) {
  return (
    <Promo
      {...promo}
      banner={<PromoBanner name="promo-banner-patio" slot={slot} />}
      action={
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <LinkButton to={first.to} tone="ink">
            {first.label}
          </LinkButton>
          <LinkButton to={second.to} tone="white">
            {second.label}
          </LinkButton>
        </div>
      }
    />
  )
}
