package io.stardeck.deckbuilder.internal.word;

import io.stardeck.deckbuilder.card.fact.CardType;
import io.stardeck.deckbuilder.card.word.Boost;
import io.stardeck.deckbuilder.card.word.Modifier;
import io.stardeck.deckbuilder.card.word.Until;
import io.stardeck.deckbuilder.event.GainEvent.BonusGained;
import io.stardeck.deckbuilder.event.GainEvent.DiscountGained;
import io.stardeck.deckbuilder.event.GainEvent.PreventionGained;
import io.stardeck.deckbuilder.event.GainEvent.ShipBonusGained;
import io.stardeck.deckbuilder.internal.formula.Amounts;
import io.stardeck.deckbuilder.internal.step.Tallies;
import io.stardeck.deckbuilder.state.Bonus;
import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.deckbuilder.state.Discount;
import io.stardeck.deckbuilder.state.FlippedCard;
import io.stardeck.deckbuilder.state.Prevention;
import io.stardeck.deckbuilder.state.Table;
import io.stardeck.deckbuilder.state.Tally;
import io.stardeck.deckbuilder.state.phase.Run;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.Optional;
import java.util.OptionalInt;

/** Effects on stats, allowances, costs and damage. */
final class BoostWords {
  private static final RuleId EFF_01 = RuleId.of("DB-EFF-01");
  private static final RuleId EFF_04 = RuleId.of("DB-EFF-04");
  private static final RuleId EFF_02 = RuleId.of("DB-EFF-02");
  private static final RuleId EFF_03 = RuleId.of("DB-EFF-03");
  private static final RuleId EFF_09 = RuleId.of("DB-EFF-09");
  private static final int ALL = -1;
  private static final RuleId DMG_03 = RuleId.of("DB-DMG-03");

  private BoostWords() {}

  /** ADD_STAT (DB-EFF-01). */
  static void addStat(Play<DeckbuilderState> play, Boost.AddStat effect, Run run) {
    Seat seat = run.target();
    int amount = Amounts.of(play.state(), run.each(), effect.amount());
    Bonus bonus = new Bonus(effect.stat(), amount, effect.until().orElse(Until.TURN_END));
    Tally tally = play.state().table().tally(seat);
    play.become(play.state().with(seat, tally.withBonuses(Lists.plus(tally.bonuses(), bonus))));
    play.tell(EFF_01, new BonusGained(seat, effect.stat(), amount));
  }

  /**
   * ADD_STAT_SHIP: the encountered Starship changes. Without one nothing happens: an Event has no
   * stats (DB-D-09).
   */
  static void addStatShip(Play<DeckbuilderState> play, Boost.AddStatShip effect, Run run) {
    Table table = play.state().table();
    Optional<FlippedCard> ship = table.encountered();
    if (ship.isEmpty() || table.def(ship.get().card()).type() != CardType.STARSHIP) {
      return;
    }
    int amount = Amounts.of(play.state(), run.bindings(), effect.amount());
    Bonus bonus = new Bonus(effect.stat(), amount, effect.until().orElse(Until.TURN_END));
    FlippedCard changed = ship.get().withBonuses(Lists.plus(ship.get().bonuses(), bonus));
    int index = table.flipped().indexOf(ship.get());
    play.become(play.state().with(table.withFlipped(Lists.set(table.flipped(), index, changed))));
    play.tell(EFF_01, new ShipBonusGained(ship.get().card(), effect.stat(), amount));
  }

  /** ADD_XP: XP that a player gets out of their turn is lost (DB-EFF-04, DB-PVP-03). */
  static void addXp(Play<DeckbuilderState> play, Boost.AddXp effect, Run run) {
    Seat seat = run.target();
    if (play.state().table().onTurn(seat)) {
      int amount = Amounts.of(play.state(), run.bindings(), effect.amount());
      Tallies.xp(play, seat, amount, EFF_04);
    }
  }

  /** ADD_EXPLORE (DB-EFF-02); in Borg Invasion too (DB-BOR-13). */
  static void addExplore(Play<DeckbuilderState> play, Boost.AddExplore effect, Run run) {
    Table table = play.state().table();
    if (table.onTurn(run.target())) {
      int amount = Amounts.of(play.state(), run.bindings(), effect.amount());
      Tallies.grant(play, run.target(), Modifier.Kind.EXPLORE, amount, EFF_02);
    }
  }

  /** ADD_SEARCH (DB-EFF-03). */
  static void addSearch(Play<DeckbuilderState> play, Boost.AddSearch effect, Run run) {
    if (play.state().table().onTurn(run.target())) {
      int amount = Amounts.of(play.state(), run.bindings(), effect.amount());
      Tallies.grant(play, run.target(), Modifier.Kind.SEARCH, amount, EFF_03);
    }
  }

  /** DISCOUNT: cards cost the player less (DB-EFF-09). */
  static void discount(Play<DeckbuilderState> play, Boost.Discount effect, Run run) {
    int amount = Amounts.of(play.state(), run.bindings(), effect.amount());
    Discount discount =
        new Discount(
            effect.sel(), amount, effect.times().number(), effect.until().orElse(Until.TURN_END));
    Tally tally = play.state().table().tally(run.target());
    play.become(
        play.state()
            .with(run.target(), tally.withDiscounts(Lists.plus(tally.discounts(), discount))));
    play.tell(
        EFF_09, new DiscountGained(run.target(), effect.sel(), amount, effect.times().number()));
  }

  /** PREVENT: damage on a flagship is prevented, besides Shields. */
  static void prevent(Play<DeckbuilderState> play, Boost.Prevent effect, Run run) {
    int amount =
        effect.amount().isPresent()
            ? Math.max(0, Amounts.of(play.state(), run.each(), effect.amount().get()))
            : ALL;
    if (amount != 0) {
      Prevention prevention = new Prevention(amount, effect.until().orElse(Until.TURN_END));
      Tally tally = play.state().table().tally(run.target());
      play.become(
          play.state()
              .with(
                  run.target(),
                  tally.withPreventions(Lists.plus(tally.preventions(), prevention))));
      OptionalInt most = amount == ALL ? OptionalInt.empty() : OptionalInt.of(amount);
      play.tell(DMG_03, new PreventionGained(run.target(), most));
    }
  }
}
