import { chromeCopy } from '../../copy/chrome.ts'
import { homeCopy } from '../../copy/home.ts'
import { networkNames } from '../../copy/navigation.ts'
import { NetworkIcon } from '../chrome/network-icon.tsx'
import type { Network } from '../chrome/networks.ts'
import { Still } from '../stills/still.tsx'
import type { StillName } from '../stills/still-names.ts'

type SocialPostProps = {
  text: string
  network: Network
  picture: StillName
  /** Where the post itself lies. */
  address: string
  /** Whether the network's script may draw it. */
  live: boolean
}

/** A post as we tell it, which the network's own script replaces where it comes. */
export function SocialPost({ text, network, picture, address, live }: SocialPostProps) {
  const embed = network === 'instagram' && {
    className: `flex grow flex-col ${live ? 'instagram-media' : ''}`,
    'data-instgrm-permalink': address,
    'data-instgrm-version': '14',
  }
  return (
    <blockquote className="flex grow flex-col" {...embed}>
      <Still name={picture} width={336} height={252} className="aspect-[4/3] w-full object-cover" />
      <div className="flex grow flex-col gap-3 p-5">
        <p className="flex items-center gap-2 text-sm font-strong text-ink-soft">
          <NetworkIcon network={network} className="size-5" />
          {networkNames[network]}
        </p>
        <p className="grow">{text}</p>
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-10 items-center self-start font-strong text-link underline"
        >
          {homeCopy.social.open} <span className="sr-only">{chromeCopy.footer.newTab}</span>
        </a>
      </div>
    </blockquote>
  )
}
