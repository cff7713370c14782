package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.REP_02;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.card.word.CardOperation.AsInnerCircle;
import io.stardeck.b5.event.CardEvent.CardNeutralised;
import io.stardeck.b5.event.CardEvent.CardTurnedFaceUp;
import io.stardeck.b5.event.CardEvent.DamageHealed;
import io.stardeck.b5.event.CardEvent.DamagePlaced;
import io.stardeck.b5.event.CardEvent.DamageRepaired;
import io.stardeck.b5.event.CardEvent.SevereRemoved;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Conflict;
import io.stardeck.b5.state.ImmutableConflict;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.function.IntConsumer;

/** What happens to damage, and neutralisation ({@code B5-DMG}). */
public final class Damage {
  private static final RuleId RSV_04 = RuleId.of("B5-RSV-04");

  private Damage() {}

  /** One token for each point; on a neutralised card too ({@code B5-D-34}). */
  public static void place(Play<B5State> play, CardId id, int number) {
    Spot spot = Boards.find(play, id);
    if (number > 0 && spot != null && Boards.of(play).def(spot).kind().holdsDamage()) {
      Boards.change(play, spot, card -> card.withDamage(card.damage() + number));
      play.tell(RSV_04, new DamagePlaced(id, number));
    }
  }

  /** Damage comes off, as much as there is. */
  public static void remove(Play<B5State> play, CardId id, int number, RuleId rule) {
    remove(play, id, number, removed -> play.tell(rule, new DamageHealed(id, removed)));
  }

  /** A fleet or location is repaired ({@code B5-REP-02}). */
  public static void repair(Play<B5State> play, CardId id, int number) {
    remove(play, id, number, removed -> play.tell(REP_02, new DamageRepaired(id, removed)));
  }

  private static void remove(Play<B5State> play, CardId id, int number, IntConsumer told) {
    Spot spot = Boards.find(play, id);
    int removed = spot == null ? 0 : Math.min(number, spot.card().damage());
    if (removed > 0) {
      Boards.change(play, id, card -> card.withDamage(card.damage() - removed));
      told.accept(removed);
    }
  }

  /** Severe damage comes off, as much as there is. */
  public static void removeSevere(Play<B5State> play, CardId id, int number, RuleId rule) {
    Spot spot = Boards.find(play, id);
    int removed = spot == null ? 0 : Math.min(number, spot.card().severe());
    if (removed > 0) {
      Boards.change(play, id, card -> card.withSevere(card.severe() - removed));
      play.tell(rule, new SevereRemoved(id, removed));
    }
  }

  /** A neutralised card is turned up, without any damage ({@code B5-HEA-05}). */
  public static void turnFaceUp(Play<B5State> play, CardId id, RuleId rule) {
    Spot spot = Boards.find(play, id);
    if (spot != null && spot.card().neutralised()) {
      Boards.change(play, id, card -> card.withNeutralised(false).withDamage(0).withSevere(0));
      Boards.end(
          play,
          each -> each.card().equals(Optional.of(id)) && each.operation() instanceof AsInnerCircle);
      play.tell(rule, new CardTurnedFaceUp(id));
    }
  }

  /**
   * A card is turned face down, without damage and with so much severe damage ({@code B5-DMG-06,
   * B5-DMG-07}).
   */
  public static void neutralise(Play<B5State> play, CardId id, int severe, RuleId rule) {
    Spot spot = Boards.find(play, id);
    if (spot == null || spot.card().neutralised()) {
      return;
    }
    int turn = Boards.of(play).turn();
    Boards.change(
        play,
        spot,
        card ->
            card.withNeutralised(true)
                .withNeutralisedThisTurn(true)
                .withNeutralisedOnTurn(turn)
                .withDamage(0)
                .withSevere(severe));
    for (Conflict conflict : Boards.of(play).conflicts()) {
      if (conflict.participant(id) != null && !conflict.neutralised().contains(id)) {
        ImmutableList<CardId> neutralised = Lists.plus(conflict.neutralised(), id);
        Boards.put(play, ImmutableConflict.copyOf(conflict).withNeutralised(neutralised));
      }
    }
    play.tell(rule, new CardNeutralised(id, severe));
  }
}
