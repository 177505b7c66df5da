import { ChevronDown, Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { officeCopy } from '../../copy/office/frame/office.ts'
import { paths } from '../../shared/business/paths.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { useCurrentInSight } from '../../ui/hooks/focus/use-current-in-sight.ts'
import {
  useMainSections,
  useOfficeGroups,
  type OfficeGroup,
  type OfficeSection,
} from '../kit/permissions/office-sections.ts'

const isAt = ({ to }: OfficeSection, pathname: string) =>
  pathname === to || (to !== paths.office() && pathname.startsWith(`${to}/`))

/** Navigation at the side: groups that open, with today and the group of the current page open at first; a rail on a tablet. */
export function SideNavigation() {
  const nav = useRef<HTMLElement>(null)
  useCurrentInSight(nav)
  return (
    <nav aria-label={officeCopy.navigation} ref={nav} className="hidden min-h-0 overflow-y-auto md:block">
      <ul className="grid gap-2">
        {useOfficeGroups().map((group) => (
          <SideGroup key={group.name} {...group} />
        ))}
      </ul>
    </nav>
  )
}

function SideGroup({ name, icon: Icon, sections }: OfficeGroup) {
  const { pathname } = useLocation()
  const isCurrent = sections.some((section) => isAt(section, pathname))
  const [choice, setChoice] = useState<boolean>()
  const isOpen = choice ?? (isCurrent || name === 'today')
  const listId = `oficina-${name}`
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setChoice(!isOpen)}
        className="flex min-h-10 w-full items-center gap-2 rounded-sm px-3 text-sm font-strong text-ink-soft hover:bg-sand hover:text-ink md:max-lg:flex-col md:max-lg:gap-0.5 md:max-lg:px-0 md:max-lg:py-1 md:max-lg:text-xs"
      >
        <Icon className="size-5 shrink-0 lg:hidden" aria-hidden="true" />
        <span className="lg:grow lg:text-left">{officeCopy.groups[name]}</span>
        <ChevronDown
          className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      <ul id={listId} hidden={!isOpen} className="grid gap-1 [&[hidden]]:hidden">
        {sections.map((section) => (
          <li key={section.to}>
            <SectionLink {...section} className="lg:min-h-10" />
          </li>
        ))}
      </ul>
    </li>
  )
}

type SectionLinkProps = Pick<OfficeSection, 'to' | 'label' | 'icon'> & {
  className?: string
  onClick?: () => void
}

function SectionLink({ to, label, icon: Icon, className = '', onClick }: SectionLinkProps) {
  return (
    <NavLink
      to={to}
      end={to === paths.office()}
      onClick={onClick}
      className={`flex min-h-12 items-center gap-2 rounded-sm px-3 font-strong text-ink-soft hover:bg-sand hover:text-ink aria-[current=page]:bg-band aria-[current=page]:text-on-band md:max-lg:flex-col md:max-lg:justify-center md:max-lg:gap-0.5 md:max-lg:px-0 md:max-lg:py-1 md:max-lg:text-center md:max-lg:text-xs ${className}`}
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      {label}
    </NavLink>
  )
}

/** Navigation at the bottom edge of a phone: four sections, and all others in a sheet. */
export function PhoneNavigation() {
  const main = useMainSections()
  const groups = useOfficeGroups()
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  if (main.length === 0) return null
  const isElsewhere = !main.some((section) => isAt(section, pathname))
  return (
    <nav
      aria-label={officeCopy.navigation}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {main.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-0 flex-1 basis-0">
            <NavLink to={to} end={to === paths.office()} className={tabLook}>
              <span className={tabIconLook}>
                <Icon className="size-6" aria-hidden="true" />
              </span>
              {label}
            </NavLink>
          </li>
        ))}
        <li className="min-w-0 flex-1 basis-0">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={isElsewhere ? 'true' : undefined}
            onClick={() => setIsOpen(true)}
            className={`w-full ${tabLook}`}
          >
            <span className={tabIconLook}>
              <Ellipsis className="size-6" aria-hidden="true" />
            </span>
            {officeCopy.allSections}
          </button>
        </li>
      </ul>
      <Dialog
        open={isOpen}
        onClose={close}
        title={officeCopy.allSectionsTitle}
        closeLabel={officeCopy.close}
        wholeOnPhone
      >
        {groups.map(({ name, sections }) => (
          <section key={name} aria-labelledby={`grupo-${name}`} className="pb-4">
            <h3 id={`grupo-${name}`} className="px-3 text-sm font-strong text-ink-soft">
              {officeCopy.groups[name]}
            </h3>
            <ul className="grid grid-cols-2 gap-1">
              {sections.map((section) => (
                <li key={section.to}>
                  <SectionLink {...section} onClick={close} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Dialog>
    </nav>
  )
}

const tabLook =
  'group grid min-h-16 content-center justify-items-center gap-0.5 px-1 text-[length:min(var(--text-xs),4vw)] font-strong text-ink-soft aria-[current=page]:text-ink aria-[current=true]:text-ink'
const tabIconLook =
  'grid h-8 w-14 max-w-full place-items-center rounded-full transition-colors group-aria-[current=page]:bg-secondary group-aria-[current=page]:text-on-secondary group-aria-[current=true]:bg-secondary group-aria-[current=true]:text-on-secondary'
