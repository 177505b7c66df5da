import type { SectionName, SectionPage } from '@rumi/contract'
import { Fragment, type ReactNode } from 'react'
import { useBusiness } from '../../shared/business/use-business.ts'

/** Returns the visible sections of a page, in order. */
export const useSections = (page: SectionPage): readonly SectionName[] => useBusiness().sections[page]

type PageSectionsProps = { page: SectionPage; sections: Readonly<Partial<Record<SectionName, ReactNode>>> }

/** Sections of a page below its hero, as the business shows and orders them. */
export const PageSections = ({ page, sections }: PageSectionsProps) =>
  useSections(page).map((name) => <Fragment key={name}>{sections[name]}</Fragment>)
