/** Banks that the electronic books can name (SAT, Anexo 24: c_Banco); most institutions without a licence of a bank have no key. */
const satBanks =
  '002 006 009 012 014 019 021 030 032 036 037 042 044 058 059 060 062 072 102 103 106 108 110 112 113 116 124 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 143 145 156 166 168 600 601 602 605 606 607 608 610 614 615 616 617 618 619 620 621 622 623 626 627 628 629 630 631 632 633 634 636 637 638 640 642 646 647 648 649 651 652 653 655 656 659 670 901 902'

/** Key of a bank that SAT's catalogue lacks, or that is unknown (Anexo 24: c_Banco, 'N/A'). */
export const unknownSatBank = '999'

/** Returns SAT's key of the bank of a CLABE, which begins with the code of its bank. */
export function satBankOf(clabe: string) {
  const code = clabe.slice(0, 3)
  return satBanks.split(' ').includes(code) ? code : unknownSatBank
}
