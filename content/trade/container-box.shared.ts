/** A 20 ft container inside, in millimetres: stone is too heavy for a longer one (decisions/0089-container-plan.md). */
export const box = { lengthMm: 5_900, widthMm: 2_350, heightMm: 2_390 };
