import { Link } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { useBusiness, useOffers, useYear } from '../../shared/business/use-business.ts'
import { PapelPicado } from '../../art/papel-picado.tsx'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { Brand } from './brand.tsx'
import { networkNames } from '../../copy/shared/navigation.ts'
import { footerLinks } from './navigation.ts'
import { NetworkIcon } from './network-icon.tsx'

const networks = ['instagram', 'facebook'] as const

/** Footer of every public page (spec §2, 'Footer'). */
export function Footer() {
  const copy = useCopy('chrome', chromeCopy)
  const { footer } = copy
  const business = useBusiness()
  return (
    <footer className="on-ink bg-ink text-cream">
      <PapelPicado className="h-12 w-full bg-cream md:h-16" />
      <div className="shell grid gap-10 py-12 md:grid-cols-[2fr_1fr_1.4fr] md:py-16">
        <div className="grid content-start gap-4">
          <Link
            to={publicPaths.home()}
            aria-label={copy.logoLabel}
            className="art-listen justify-self-start rounded-sm"
          >
            <Brand onInk className="h-[55px]" />
          </Link>
          <p className="max-w-xs text-cream/85">{footer.tagline}</p>
        </div>
        <nav aria-label={footer.navigation}>
          <ul className="grid gap-1">
            {footerLinks(copy).map((link) => (
              <li key={link.href}>
                <Link
                  to={link.href}
                  prefetch="intent"
                  className="inline-flex min-h-10 items-center hover:underline"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid content-start gap-4">
          <div>
            <h2 className="font-heading text-accent">{footer.hoursTitle}</h2>
            <p>{footer.hours}</p>
            {useOffers().includes('dayCare') && <p className="text-cream/85">{footer.dayCareHours}</p>}
          </div>
          <ul aria-label={footer.networks} className="flex gap-2">
            {networks
              .filter((network) => business.social[network] !== '')
              .map((network) => (
                <li key={network}>
                  <a
                    href={business.social[network]}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${networkNames[network]} ${footer.newTab}`}
                    className="grid size-12 place-items-center rounded-full bg-cream/10 transition-colors hover:bg-secondary hover:text-on-secondary"
                  >
                    <NetworkIcon network={network} />
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </div>
      <p className="shell border-t border-cream/15 py-5 text-sm text-cream/85">
        {footer.copyright(useYear())}
      </p>
    </footer>
  )
}
