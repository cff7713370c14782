package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.OrderAction;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.internal.ExactRule;
import io.stardeck.stccg.internal.card.Find;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Cards go from an outpost to a ship there, or from the ship to the outpost. */
abstract class CargoRule<A extends OrderAction> implements ExactRule<A> {
  private static final RuleId AFF_02 = RuleId.of("ST-AFF-02");
  private static final RuleId EFF_07 = RuleId.of("ST-EFF-07");
  private static final RuleId CLK_06 = RuleId.of("ST-CLK-06");
  private static final RuleId OUT_07 = RuleId.of("ST-OUT-07");

  private final RuleId rule;

  /** The order that {@code rule} allows. */
  CargoRule(RuleId rule) {
    this.rule = rule;
  }

  /**
   * What an order names.
   *
   * @param card which card; all that may go unless told
   * @param outpost the outpost
   * @param ship the ship
   */
  record Cargo(Optional<CardId> card, CardId outpost, CardId ship) {}

  abstract Cargo cargo(A action);

  abstract A order(Seat seat, Cargo cargo);

  abstract Passage passage(Seat seat, Outpost outpost, Ship ship);

  /** Whether {@code card} goes with those where it comes to. */
  abstract boolean fits(StccgView view, Card card, Outpost outpost, Ship ship);

  @Override
  public void candidates(StccgView view, Consumer<? super A> offer) {
    if (!Orders.open(view, Findings.probing())) {
      return;
    }
    for (Outpost outpost : view.table().outposts()) {
      if (!outpost.controller().equals(view.seat())) {
        continue;
      }
      for (Ship ship : view.table().ships()) {
        Passage passage = passage(view.seat(), outpost, ship);
        if (Orders.own(view, ship)
            && ship.location() == outpost.location()
            && Passage.movable(view, passage.from())
            && Outposts.at(view.table(), ship, outpost)
            && !prevented(view, outpost, ship)
            && !Lending.lent(view, passage.from(), passage.to())) {
          passage.candidates(
              view,
              (card, found) -> one(view, outpost, ship, true, card, found),
              card -> offer.accept(order(view.seat(), new Cargo(card, outpost.id(), ship.id()))));
        }
      }
    }
  }

  @Override
  public void check(StccgView view, A action, Findings findings) {
    if (!Orders.open(view, findings)) {
      return;
    }
    Cargo cargo = cargo(action);
    @Nullable Outpost outpost = view.table().outpost(cargo.outpost());
    @Nullable Ship ship = view.table().ship(cargo.ship());
    if (ship == null || !Orders.own(view, ship)) {
      Find.refuse(view, findings, "ship", cargo.ship(), rule, "%s is no ship of yours");
    } else if (outpost == null || outpost.location() != ship.location()) {
      findings.reject(
          "outpost",
          Find.broken(view, cargo.outpost(), rule),
          "%s is not at %s",
          cargo.ship(),
          cargo.outpost());
    } else {
      boolean own = outpost.controller().equals(view.seat());
      if (own) {
        goes(view, cargo, outpost, ship, findings);
      }
      if (ship.cloaked()) {
        findings.reject("ship", CLK_06, "%s is cloaked", cargo.ship());
      }
      if (!own) {
        findings.reject("outpost", OUT_07, "%s is not yours", cargo.outpost());
      }
    }
  }

  private static boolean prevented(StccgView view, Outpost outpost, Ship ship) {
    return Preventions.between(view.table(), Deed.LOAD, view.seat(), outpost.host(), ship.host());
  }

  /** Reports what is wrong with the cards, wherever a cloak is not what keeps them. */
  private void goes(StccgView view, Cargo cargo, Outpost outpost, Ship ship, Findings findings) {
    Passage passage = passage(view.seat(), outpost, ship);
    Ship seen = ship.cloaked() ? ship.copy().withCloaked(false) : ship;
    boolean served = Outposts.at(view.table(), seen, outpost);
    Lending.check(view, passage.from(), passage.to(), findings);
    if (prevented(view, outpost, ship)) {
      findings.reject("ship", EFF_07, "nothing goes to or from %s now", ship.id());
    }
    passage.check(
        view,
        cargo.card(),
        rule,
        (card, found) -> one(view, outpost, ship, served, card, found),
        findings);
  }

  private void one(
      StccgView view, Outpost outpost, Ship ship, boolean served, Card card, Findings findings) {
    Host from = passage(view.seat(), outpost, ship).from();
    Holding.check(view.table(), view.seat(), card, from, findings);
    if (!fits(view, card, outpost, ship)) {
      findings.reject("card", AFF_02, "%s does not go with those there", card.id());
    } else if (!served) {
      findings.reject("ship", rule, "%s cannot use %s", ship.id(), outpost.id());
    }
  }

  /** Whether the card may go, of an order that was accepted: so the ship is served there. */
  private boolean may(StccgView view, Outpost outpost, Ship ship, Card card) {
    Findings probe = Findings.probing();
    one(view, outpost, ship, true, card, probe);
    return probe.clean();
  }

  @Override
  public void perform(Play<StccgState> play, A action) {
    Cargo cargo = cargo(action);
    Outpost outpost = Objects.requireNonNull(play.state().table().outpost(cargo.outpost()));
    Ship ship = Objects.requireNonNull(play.state().table().ship(cargo.ship()));
    StccgView view = StccgView.of(play.state(), action.actor());
    Passage passage = passage(action.actor(), outpost, ship);
    passage.perform(
        play, passage.going(view, cargo.card(), card -> may(view, outpost, ship, card)), rule);
  }
}
