package io.stardeck.stccg.internal.effects.ships;

import com.google.common.collect.ImmutableList;
import io.stardeck.stccg.internal.effects.word.StccgWord;

/** Words about ships and outposts. */
public final class ShipWords {
  /** All of them. */
  public static final ImmutableList<StccgWord<?>> ALL =
      ImmutableList.of(
          new BoardWord(),
          new CloakWord(),
          new CommandIntrudersWord(),
          new DamageShipWord(),
          new DecloakWord(),
          new DestroyShipWord(),
          new DiscardShipWord(),
          new RelocateShipWord(),
          new RepairWord(),
          new SetAsideWord(),
          new SubturnWord(),
          new TakeControlWord());

  private ShipWords() {}
}
