/** What visitors read of uses, properties, and rules for classes of rock. */
export const namesOfUses = {
  'floor-home': 'fit:use.floorHome',
  'floor-public': 'fit:use.floorPublic',
  stairs: 'fit:use.stairs',
  'floor-wet': 'fit:use.floorWet',
  shower: 'fit:use.shower',
  pool: 'fit:use.pool',
  'paving-frost': 'fit:use.pavingFrost',
  facade: 'fit:use.facade',
  worktop: 'fit:use.worktop',
  fireplace: 'fit:use.fireplace',
  wall: 'fit:use.wall',
  monument: 'fit:use.monument',
} as const;

export const propertyMessages = {
  density: 'fit:property.density',
  open_porosity: 'fit:property.openPorosity',
  water_absorption: 'fit:property.waterAbsorption',
  compressive_strength: 'fit:property.compressiveStrength',
  flexural_strength: 'fit:property.flexuralStrength',
  flexural_strength_after_frost: 'fit:property.flexuralStrengthAfterFrost',
  frost_cycles: 'fit:property.frostCycles',
  abrasion_ha: 'fit:property.abrasionHa',
  abrasion_mm: 'fit:property.abrasionMm',
  slip_ptv_wet: 'fit:property.slipPtvWet',
  slip_dcof_wet: 'fit:property.slipDcofWet',
  slip_ramp_shod: 'fit:property.slipRampShod',
  slip_ramp_barefoot: 'fit:property.slipRampBarefoot',
  thermal_expansion: 'fit:property.thermalExpansion',
  anchorage: 'fit:property.anchorage',
  mohs: 'fit:property.mohs',
} as const;

export const classRuleMessages = {
  acid: 'fit:rule.acid',
  adhesive: 'fit:rule.adhesive',
  'standing-water': 'fit:rule.standingWater',
  bowing: 'fit:rule.bowing',
} as const;

export const rockMessages = {
  granite: 'fit:rock.granite',
  marble: 'fit:rock.marble',
  limestone: 'fit:rock.limestone',
  travertine: 'fit:rock.travertine',
  onyx: 'fit:rock.onyx',
  quartzite: 'fit:rock.quartzite',
  sandstone: 'fit:rock.sandstone',
  slate: 'fit:rock.slate',
  serpentine: 'fit:rock.serpentine',
  other: 'fit:rock.other',
} as const;
