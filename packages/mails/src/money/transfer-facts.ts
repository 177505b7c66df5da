import { factIf, type Fact } from '../fact-labels.ts'
import type { MailBusiness } from '../business.ts'

/** Data for a SPEI transfer, where the business has a CLABE. `concept` is the text to write on it. */
export const transferFacts = ({ speiClabe, legalName, name }: MailBusiness, concept: string): Fact[] =>
  speiClabe
    ? [
        { named: 'clabe', value: speiClabe },
        ...factIf('holder', legalName || name),
        { named: 'transferConcept', value: concept },
      ]
    : []
