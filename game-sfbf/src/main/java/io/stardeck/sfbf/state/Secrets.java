package io.stardeck.sfbf.state;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.OpenDraft;
import java.util.Optional;
import java.util.OptionalInt;
import org.immutables.value.Value;

/** What one seat alone knows, beside the cards and ships that lie face down before it. */
@Value.Immutable(builder = false)
@JsonSerialize(as = ImmutableSecrets.class)
@JsonDeserialize(as = ImmutableSecrets.class)
public interface Secrets {
  /** A seat that holds nothing. */
  Secrets NONE =
      ImmutableSecrets.of(
          Optional.empty(),
          OpenDraft.empty(),
          Optional.empty(),
          ImmutableList.of(),
          OptionalInt.empty());

  /**
   * What this seat has arranged in the set-up and not yet shown; of a chosen fleet all ships stand
   * in the Screen.
   */
  @Value.Parameter
  Optional<Rows> arranged();

  /**
   * The draft that this seat puts together, and how many it has withdrawn in this phase (BF-ACT-03,
   * 06).
   */
  @Value.Parameter
  OpenDraft<Draft> desk();

  /** The card that was drawn from the Starbase just now and may still be stashed (BF-DRW-05). */
  @Value.Parameter
  Optional<CardId> drawn();

  /** The ships that Reinforcements brought in this phase 3 (BF-FRM-16). */
  @Value.Parameter
  ImmutableList<ShipId> fresh();

  /** The number on the player order card, with BF-OPT-30. */
  @Value.Parameter
  OptionalInt order();

  /** These secrets with that arrangement, or none. */
  Secrets withArranged(Optional<? extends Rows> rows);

  /** These secrets with that desk. */
  Secrets withDesk(OpenDraft<Draft> desk);

  /** These secrets with that card as the one just drawn, or none. */
  Secrets withDrawn(Optional<? extends CardId> card);

  /** These secrets with those ships as fresh. */
  Secrets withFresh(Iterable<? extends ShipId> ships);

  /** These secrets with that order card, or none. */
  Secrets withOrder(OptionalInt order);
}
