import type { PhotoSlot } from '@rumi/contract'
import { useBusiness } from '../../shared/business/use-business.ts'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { homeCopy } from '../../copy/site/home.ts'
import { networkNames } from '../../copy/shared/navigation.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { NetworkIcon } from '../chrome/network-icon.tsx'
import { Still } from '../stills/still.tsx'
import type { StillName } from '../../shared/business/still-names.ts'

type SocialPostProps = { text: string; picture: StillName; slot?: PhotoSlot | undefined }

/** Preview of a post, complete without the network, with a link to more. */
export function SocialPost({ text, picture, slot }: SocialPostProps) {
  const copy = useCopy('home', homeCopy)
  const chrome = useCopy('chrome', chromeCopy)
  const { instagram } = useBusiness().social
  return (
    <article className="flex grow flex-col">
      <Still
        name={picture}
        slot={slot}
        sizes="336px"
        width={336}
        height={252}
        className="aspect-[4/3] w-full object-cover"
      />
      <div className="flex grow flex-col gap-3 p-5">
        <p className="flex items-center gap-2 text-sm font-strong text-ink-soft">
          <NetworkIcon network="instagram" className="size-5" />
          {networkNames.instagram}
        </p>
        <p className="grow">{text}</p>
        {instagram && (
          <a
            href={instagram}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-10 items-center self-start font-strong text-link underline"
          >
            {copy.social.open} <span className="sr-only">{chrome.footer.newTab}</span>
          </a>
        )}
      </div>
    </article>
  )
}
