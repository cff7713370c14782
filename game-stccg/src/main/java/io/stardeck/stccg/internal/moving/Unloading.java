package io.stardeck.stccg.internal.moving;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.OrderAction.Unload;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.value.Boarding;
import io.stardeck.stccg.internal.value.Outposts;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Outpost;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.view.StccgView;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Unloading cards from a ship into an outpost ({@code ST-LOD-03}). */
public final class Unloading implements StccgRule<Unload> {
  private static final RuleId LOD = RuleId.of("ST-LOD-03");
  private static final RuleId AFF_02 = RuleId.of("ST-AFF-02");
  private static final RuleId CLK_06 = RuleId.of("ST-CLK-06");
  private static final RuleId OUT_07 = RuleId.of("ST-OUT-07");

  @Override
  public Class<Unload> action() {
    return Unload.class;
  }

  @Override
  public void candidates(StccgView view, Consumer<? super Unload> offer) {
    if (!Orders.open(view, Findings.probing())) {
      return;
    }
    for (Outpost outpost : view.table().outposts()) {
      if (!outpost.controller().equals(view.seat())) {
        continue;
      }
      for (Ship ship : view.table().ships()) {
        if (Orders.own(view, ship)
            && ship.location() == outpost.location()
            && Passage.movable(view, ship.host())
            && Outposts.at(view.table(), ship, outpost)
            && !Lending.lent(view, ship.host(), outpost.host())) {
          passage(view, outpost, ship)
              .candidates(
                  view,
                  (card, found) -> one(view, outpost, ship, card, found),
                  card -> offer.accept(new Unload(view.seat(), card, ship.id(), outpost.id())));
        }
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  private static Passage passage(StccgView view, Outpost outpost, Ship ship) {
    return new Passage(view.seat(), ship.host(), outpost.host());
  }

  @Override
  public void check(StccgView view, Unload action, Findings findings) {
    if (!Orders.open(view, findings)) {
      return;
    }
    @Nullable Outpost outpost = view.table().outpost(action.outpost());
    @Nullable Ship ship = view.table().ship(action.ship());
    if (ship == null || !Orders.own(view, ship)) {
      findings.reject("ship", LOD, "%s is no ship of yours", action.ship());
    } else if (ship.cloaked()) {
      findings.reject("ship", CLK_06, "%s is cloaked", action.ship());
    } else if (outpost == null || outpost.location() != ship.location()) {
      findings.reject("outpost", LOD, "%s is not at %s", action.ship(), action.outpost());
    } else if (!outpost.controller().equals(view.seat())) {
      findings.reject("outpost", OUT_07, "%s is not yours", action.outpost());
    } else {
      Lending.check(view, ship.host(), outpost.host(), findings);
      passage(view, outpost, ship)
          .check(
              view,
              action.card(),
              LOD,
              (card, found) -> one(view, outpost, ship, card, found),
              findings);
    }
  }

  private static void one(
      StccgView view, Outpost outpost, Ship ship, Card card, Findings findings) {
    Holding.check(view.table(), view.seat(), card, findings);
    if (!Boarding.fits(view.table(), view.seat(), card, outpost)) {
      findings.reject("card", AFF_02, "%s does not go with those there", card.id());
    } else if (!Outposts.at(view.table(), ship, outpost)) {
      findings.reject("ship", LOD, "%s cannot use %s", ship.id(), outpost.id());
    }
  }

  private static boolean may(StccgView view, Outpost outpost, Ship ship, Card card) {
    Findings probe = Findings.probing();
    one(view, outpost, ship, card, probe);
    return probe.clean();
  }

  @Override
  public void perform(Play<StccgState> play, Unload action) {
    Outpost outpost = Objects.requireNonNull(play.state().table().outpost(action.outpost()));
    Ship ship = Objects.requireNonNull(play.state().table().ship(action.ship()));
    StccgView view = StccgView.of(play.state(), action.actor());
    Passage passage = passage(view, outpost, ship);
    passage.perform(
        play, passage.going(view, action.card(), card -> may(view, outpost, ship, card)), LOD);
  }
}
