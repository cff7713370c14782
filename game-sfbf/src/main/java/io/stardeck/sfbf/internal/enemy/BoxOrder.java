package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.sfbf.card.BoxType;

/** In which order the enemy's boxes are repaired and damaged (SP-3, SP-8). */
final class BoxOrder {
  /** The dearest first. */
  static final ImmutableList<BoxType> REPAIR =
      ImmutableList.of(
          BoxType.PLR,
          BoxType.PHO,
          BoxType.DSR,
          BoxType.PLS,
          BoxType.DRN,
          BoxType.PH1,
          BoxType.WPN,
          BoxType.FTR,
          BoxType.PH2,
          BoxType.PLF,
          BoxType.PH3,
          BoxType.HULL);

  /** The cheapest first. */
  static final ImmutableList<BoxType> DAMAGE = REPAIR.reverse();

  private BoxOrder() {}
}
