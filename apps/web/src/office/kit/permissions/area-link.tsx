import { Link, type LinkProps } from 'react-router'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import type { ButtonLook } from '../../../ui/controls/button-look.ts'
import { isOpenPage } from './office-sections.ts'

type AreaLinkProps = LinkProps & { to: string }

function useIsOpenPage(to: string) {
  const limits = useStoreSelector((state) => state.limits)
  return isOpenPage(limits, to.replace(/[?#].*/, ''))
}

/** Link to a page of the office; its text alone where the user's role excludes the page. */
export function AreaLink({ children, ...link }: AreaLinkProps) {
  return useIsOpenPage(link.to) ? <Link {...link}>{children}</Link> : children
}

/** The same styled as a button; nothing where the user's role excludes the page. */
export function AreaLinkButton(link: AreaLinkProps & ButtonLook) {
  return useIsOpenPage(link.to) ? <LinkButton {...link} /> : null
}
