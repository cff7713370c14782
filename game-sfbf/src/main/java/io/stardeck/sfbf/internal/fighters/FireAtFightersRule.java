package io.stardeck.sfbf.internal.fighters;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.card.Symbol;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.BoxTypes;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Gunnery;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Firing a weapon card at fighters (BF-FTR-09 to 12, 19). */
public final class FireAtFightersRule implements BattleRule<FireAtFighters> {
  private static final RuleId ATK_31 = RuleId.of("BF-ATK-31");
  private static final RuleId ATK_32 = RuleId.of("BF-ATK-32");
  private static final RuleId CLK_05 = RuleId.of("BF-CLK-05");
  private static final RuleId DEF_47 = RuleId.of("BF-DEF-47");
  private static final RuleId DEF_51 = RuleId.of("BF-DEF-51");
  private static final RuleId FTR_09 = RuleId.of("BF-FTR-09");
  private static final RuleId FTR_10 = RuleId.of("BF-FTR-10");
  private static final RuleId FTR_11 = RuleId.of("BF-FTR-11");
  private static final RuleId FTR_12 = RuleId.of("BF-FTR-12");
  private static final RuleId FTR_19 = RuleId.of("BF-FTR-19");

  @Override
  public void candidates(BattleForceView view, Consumer<? super FireAtFighters> offer) {
    Table table = view.table();
    Attack attack = table.attack().orElseThrow();
    ShipId target = attack.target().orElseThrow();
    ImmutableList<Ship> screen = table.fleet(view.seat()).screen();
    boolean escorted = FighterFire.escorted(table, attack) && !FighterFire.escortFired(attack);
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      CardId card = hand.get(i);
      if (table.kind(card).has(Symbol.F)) {
        offerTarget(view, target, card, offer);
        for (int k = 0; escorted && k < screen.size(); k++) {
          offer.accept(new FireAtFighters(view.seat(), screen.get(k).id(), card, Optional.empty()));
        }
      }
    }
  }

  @Override
  public void check(BattleForceView view, FireAtFighters action, Findings findings) {
    if (!Checks.exists(view, action.ship(), findings)
        || !Checks.exists(view, "card", action.card(), findings)) {
      return;
    }
    Attack attack = view.table().attack().orElseThrow();
    boolean target = attack.target().orElseThrow().equals(action.ship());
    @Nullable Ship ship =
        target ? checkTarget(view, attack, findings) : checkEscort(view, action, findings);
    if (target == action.box().isEmpty()) {
      findings.reject(
          Checks.ACT_01,
          target ? "name the type of box that fires" : "an escort fires its least able box");
      return;
    }
    if (!Checks.inHand(view, action.card(), findings)) {
      return;
    }
    CardKind kind = view.table().kind(action.card());
    if (!kind.has(Symbol.F)) {
      findings.reject(notAtFighters(kind), "%s cannot be fired at fighters", kind.title());
    } else if (ship != null) {
      if (!target && Gunnery.webForbids(ship, kind)) {
        findings.reject(FTR_12, "%s is webbed and fires no phaser as an escort", ship.id());
      }
      checkBoxes(view.table(), attack, ship, action.box(), kind, findings);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, FireAtFighters action) {
    Table table = play.state().table();
    Attack attack = table.attack().orElseThrow();
    Ship ship = Ships.berth(play, action.ship()).ship();
    ShipCard card = table.card(ship.id());
    BoxSet blocked = Gunnery.blocked(attack, ship);
    CardKind kind = table.kind(action.card());
    BoxSet boxes =
        action.box().isPresent()
            ? Guns.pick(card, blocked, action.box().get(), kind)
            : Guns.leastAble(card, blocked, kind);
    Cards.leaveHand(play, action.actor(), action.card());
    FighterFire.add(
        play,
        new Fire(action.actor(), ship.id(), action.card(), boxes, ImmutableList.of()),
        action.box().isPresent() ? FTR_09 : FTR_12);
  }

  private static void offerTarget(
      BattleForceView view, ShipId target, CardId card, Consumer<? super FireAtFighters> offer) {
    CardKind kind = view.table().kind(card);
    for (int i = 0; i < BoxTypes.ALL.size(); i++) {
      BoxType type = BoxTypes.ALL.get(i);
      if (type.fires(kind)) {
        offer.accept(new FireAtFighters(view.seat(), target, card, Optional.of(type)));
      }
    }
  }

  private static Ship checkTarget(BattleForceView view, Attack attack, Findings findings) {
    Ship ship = FighterFire.target(view.table(), attack).ship();
    if (ship.cloaked()) {
      findings.reject(FTR_19, "%s is cloaked", ship.id());
      findings.reject(CLK_05, "%s is cloaked", ship.id());
    }
    if (ship.weasel().isPresent()) {
      findings.reject(DEF_47, "%s has a Wild Weasel on it", ship.id());
    }
    return ship;
  }

  private static @Nullable Ship checkEscort(
      BattleForceView view, FireAtFighters action, Findings findings) {
    Attack attack = view.table().attack().orElseThrow();
    if (!FighterFire.escorted(view.table(), attack)) {
      findings.reject(FTR_09, "only %s, the target, may fire", attack.target().orElseThrow());
      return null;
    }
    if (FighterFire.escortFired(attack)) {
      findings.reject(FTR_12, "an escort has fired its one card");
    }
    @Nullable Berth berth = Checks.ownShip(view, action.ship(), FTR_12, findings);
    if (berth == null) {
      return null;
    }
    Ship ship = berth.ship();
    if (berth.row() != Row.SCREEN) {
      findings.reject(FTR_12, "%s is not in the Screen", ship.id());
    }
    if (ship.cloaked()) {
      findings.reject(CLK_05, "%s is cloaked", ship.id());
    }
    if (ship.weasel().isPresent()) {
      findings.reject(DEF_47, "%s has a Wild Weasel on it", ship.id());
    }
    if (ship.disengaged().isPresent()) {
      findings.reject(DEF_51, "%s is disengaged", ship.id());
    }
    return ship;
  }

  private static RuleId notAtFighters(CardKind kind) {
    if (kind.weapon()) {
      return FTR_10;
    }
    return kind.doubling() ? FTR_11 : FTR_09;
  }

  private static void checkBoxes(
      Table table,
      Attack attack,
      Ship ship,
      Optional<BoxType> type,
      CardKind kind,
      Findings findings) {
    ShipCard card = table.card(ship.id());
    BoxSet fired = attack.fired(ship.id());
    if (type.isPresent()) {
      Guns.check(card, ship.damaged(), fired, type.get(), kind, ATK_31, ATK_32, findings);
    } else if (!Guns.can(card, Gunnery.blocked(attack, ship), kind)) {
      findings.reject(ATK_31, "no undamaged box of %s fires %s", ship.id(), kind.title());
    }
  }
}
