package io.stardeck.deckbuilder.internal.step.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.deckbuilder.card.fact.Stat;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.event.BattleEvent.DamagePrevented;
import io.stardeck.deckbuilder.event.BattleEvent.DamageTaken;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.formula.Combats;
import io.stardeck.deckbuilder.internal.formula.Cubes;
import io.stardeck.deckbuilder.internal.formula.Statics;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.Ship;
import io.stardeck.deckbuilder.state.Sight;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.choice.Bindings;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Damage is dealt: Shields first, the rest goes on the ship (DB-FOR-02, DB-DMG-03). */
public final class Damage {
  private static final RuleId FOR_02 = RuleId.of("DB-FOR-02");
  private static final RuleId DMG_03 = RuleId.of("DB-DMG-03");

  private static final Statics.Measure PREVENTED =
      new Statics.Measure(
          Modifier.Subject.DAMAGE,
          (sight, owner, card, modifier, asked) ->
              modifier instanceof Modifier.Prevention prevention
                  ? Math.max(0, Amounts.of(sight, Bindings.of(owner, card), prevention.amount()))
                  : 0);

  private Damage() {}

  /** Damage on the flagship of {@code seat}, with the Shields of the moment. */
  public static void flagship(Play<DeckbuilderState> play, Seat seat, int amount) {
    flagship(play, seat, amount, Combats.inForce(play.state(), seat, Stat.SHIELDS));
  }

  /**
   * Damage on the flagship of {@code seat}.
   *
   * @param amount how much; nothing happens unless it is more than 0
   * @param shields its total Shields, used ones included; 0 if they do not help
   */
  public static void flagship(Play<DeckbuilderState> play, Seat seat, int amount, int shields) {
    Optional<Ship> flagship = play.state().table().area(seat).flagship();
    if (amount <= 0 || flagship.isEmpty()) {
      return;
    }
    Ship ship = flagship.get();
    int shielded = Math.min(amount, Math.max(0, shields - ship.shieldsUsed()));
    int prevented = shielded + prevented(play, seat, amount - shielded);
    int taken = amount - prevented;
    int total = Amounts.changed(ship.damage(), taken);
    Ship hit = ship.withShieldsUsed(ship.shieldsUsed() + shielded).withDamage(total);
    play.become(play.state().with(seat, play.state().table().area(seat).withShip(hit)));
    tell(play, ship.card(), prevented, taken, hit.damage());
  }

  /**
   * How much damage the flagship of {@code seat} takes until it is defeated: what is prevented
   * counts (DB-CUB-10, 11).
   *
   * @param shields its total Shields, used ones included
   * @param defense its Defense
   * @return 0 or more; the greatest number if all is prevented
   */
  public static int capacity(Sight sight, Seat seat, int shields, int defense) {
    @Nullable Ship ship = sight.table().area(seat).ship();
    if (ship == null) {
      return 0;
    }
    int capacity = Math.max(0, shields - ship.shieldsUsed()) + always(sight, seat);
    for (Prevention prevention : sight.table().tally(seat).preventions()) {
      if (prevention.left() < 0) {
        return Integer.MAX_VALUE;
      }
      capacity += prevention.left();
    }
    return capacity + Math.max(0, defense - ship.damage());
  }

  /** Damage on a Starship in the Flipped area, with the Shields of the moment, if it lies there. */
  public static void ship(Play<DeckbuilderState> play, CardId card, int amount) {
    Table table = play.state().table();
    Optional<FlippedCard> ship = table.flipped(card);
    if (ship.isPresent()) {
      ship(play, card, amount, Cubes.shields(table, ship.get()));
    }
  }

  /**
   * Damage on a Starship in the Flipped area.
   *
   * @param amount how much; nothing happens unless it is more than 0
   * @param shields its total Shields, used ones included; 0 if they do not help
   */
  public static void ship(Play<DeckbuilderState> play, CardId card, int amount, int shields) {
    Table table = play.state().table();
    for (int i = 0; i < table.flipped().size() && amount > 0; i++) {
      FlippedCard ship = table.flipped().get(i);
      if (ship.card().equals(card)) {
        int prevented = Math.min(amount, Math.max(0, shields - ship.shieldsUsed()));
        int total = Amounts.changed(ship.damage(), amount - prevented);
        FlippedCard hit = ship.withDamage(total, ship.shieldsUsed() + prevented);
        play.become(play.state().with(table.withFlipped(Lists.set(table.flipped(), i, hit))));
        tell(play, card, prevented, amount - prevented, total);
        return;
      }
    }
  }

  /** What cards prevent of damage that Shields have let through; preventions are used up. */
  private static int prevented(Play<DeckbuilderState> play, Seat seat, int amount) {
    DeckbuilderState state = play.state();
    int rest = Math.max(0, amount - always(state, seat));
    Tally tally = state.table().tally(seat);
    ImmutableList.Builder<Prevention> left = ImmutableList.builder();
    for (Prevention prevention : tally.preventions()) {
      int used = prevention.left() < 0 ? rest : Math.min(rest, prevention.left());
      rest -= used;
      if (prevention.left() < 0) {
        left.add(prevention);
      } else if (prevention.left() > used) {
        left.add(new Prevention(prevention.left() - used, prevention.until()));
      }
    }
    if (!tally.preventions().isEmpty()) {
      play.become(state.with(seat, tally.withPreventions(left.build())));
    }
    return amount - rest;
  }

  /** What cards prevent of each damage as long as they are there. */
  private static int always(Sight sight, Seat seat) {
    return Statics.sum(sight, seat, PREVENTED);
  }

  private static void tell(
      Play<DeckbuilderState> play, CardId card, int prevented, int taken, int total) {
    if (prevented > 0) {
      play.tell(FOR_02, new DamagePrevented(card, prevented));
    }
    if (taken > 0) {
      play.tell(DMG_03, new DamageTaken(card, taken, total));
    }
  }
}
