package io.stardeck.sfbf.internal.flotilla;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.Intercept;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.card.Symbol;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Gunnery;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Firing a weapon card at a PF flotilla (BF-PFF-04 to 07). */
public final class InterceptRule implements BattleRule<Intercept> {
  private static final RuleId ATK_31 = RuleId.of("BF-ATK-31");
  private static final RuleId ATK_32 = RuleId.of("BF-ATK-32");
  private static final RuleId PFF_04 = RuleId.of("BF-PFF-04");
  private static final RuleId PFF_05 = RuleId.of("BF-PFF-05");
  private static final RuleId PFF_06 = RuleId.of("BF-PFF-06");
  private static final RuleId PFF_07 = RuleId.of("BF-PFF-07");

  @Override
  public void candidates(BattleForceView view, Consumer<? super Intercept> offer) {
    Fleet fleet = view.table().fleet(view.seat());
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      CardId card = hand.get(i);
      if (view.table().kind(card).has(Symbol.PF)) {
        offer(view, card, fleet.screen(), offer);
        offer(view, card, fleet.main(), offer);
      }
    }
  }

  @Override
  public void check(BattleForceView view, Intercept action, Findings findings) {
    if (!Checks.exists(view, action.ship(), findings)
        || !Checks.exists(view, "card", action.card(), findings)) {
      return;
    }
    Table table = view.table();
    Attack attack = table.attack().orElseThrow();
    int limit = Interceptions.limit(table);
    if (Interceptions.fired(attack, view.seat()) >= limit) {
      findings.reject(limit == 2 ? PFF_05 : PFF_04, "you may fire %s and have done so", limit);
    }
    @Nullable Ship ship = checkShip(view, action.ship(), findings);
    if (!Checks.inHand(view, action.card(), findings)) {
      return;
    }
    CardKind kind = table.kind(action.card());
    if (!kind.has(Symbol.PF)) {
      findings.reject(PFF_06, "%s cannot be fired at a PF flotilla", kind.title());
    } else if (ship != null) {
      if (Gunnery.webForbids(ship, kind)) {
        findings.reject(PFF_07, "%s is webbed and fires no phaser", ship.id());
      }
      checkBoxes(table.card(ship.id()), attack, ship, kind, findings);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, Intercept action) {
    Table table = play.state().table();
    Attack attack = table.attack().orElseThrow();
    Ship ship = Ships.berth(play, action.ship()).ship();
    BoxSet boxes =
        Guns.leastAble(
            table.card(ship.id()), Gunnery.blocked(attack, ship), table.kind(action.card()));
    Cards.leaveHand(play, action.actor(), action.card());
    Interceptions.add(
        play, new Fire(action.actor(), ship.id(), action.card(), boxes, ImmutableList.of()));
  }

  private static void offer(
      BattleForceView view,
      CardId card,
      ImmutableList<Ship> row,
      Consumer<? super Intercept> offer) {
    for (int i = 0; i < row.size(); i++) {
      offer.accept(new Intercept(view.seat(), row.get(i).id(), card));
    }
  }

  private static @Nullable Ship checkShip(BattleForceView view, ShipId id, Findings findings) {
    @Nullable Berth berth = Checks.ownShip(view, id, PFF_07, findings);
    if (berth == null) {
      return null;
    }
    if (berth.row() == Row.RESERVE) {
      findings.reject("ship", PFF_07, "%s is in the Reserve", id);
    }
    if (berth.ship().cloaked()) {
      findings.reject("ship", PFF_07, "%s is cloaked", id);
    }
    if (berth.ship().weasel().isPresent()) {
      findings.reject("ship", PFF_07, "%s has a Wild Weasel on it", id);
    }
    if (berth.ship().disengaged().isPresent()) {
      findings.reject("ship", PFF_07, "%s is disengaged", id);
    }
    return berth.ship();
  }

  private static void checkBoxes(
      ShipCard card, Attack attack, Ship ship, CardKind kind, Findings findings) {
    if (Guns.can(card, Gunnery.blocked(attack, ship), kind)) {
      return;
    }
    if (Guns.can(card, ship.damaged(), kind)) {
      findings.reject(ATK_32, "the boxes of %s for %s have fired", ship.id(), kind.title());
    } else {
      findings.reject(ATK_31, "no undamaged box of %s fires %s", ship.id(), kind.title());
    }
  }
}
