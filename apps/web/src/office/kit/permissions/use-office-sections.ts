import { officeSections } from './office-sections.ts'
import { reaches, useRoleHolder } from './use-permission.ts'

/** Sections that the user may open. */
export function useOfficeSections() {
  const holder = useRoleHolder()
  return holder === null ? [] : officeSections.filter((section) => reaches(holder, section))
}
