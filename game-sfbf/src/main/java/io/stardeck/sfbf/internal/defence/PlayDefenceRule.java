package io.stardeck.sfbf.internal.defence;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.PlayDefence;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.internal.combat.Shots;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.BoxTypes;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Cards;
import io.stardeck.sfbf.internal.step.Engagement;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Playing a card in defence: against a ship's weapons any that BF-MAT-01 to 03 allow, after the
 * dice of fighters and flotilla those that work on the whole attack (BF-FTR-17, BF-PFF-11).
 */
public final class PlayDefenceRule implements BattleRule<PlayDefence> {
  @Override
  public void candidates(BattleForceView view, Consumer<? super PlayDefence> offer) {
    Table table = view.table();
    Attack attack = table.attack().orElseThrow();
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      CardId card = hand.get(i);
      switch (table.kind(card)) {
        case RS, WW, DSG -> offer.accept(plain(view, card));
        case ECM, EM -> {
          if (Damage.jams(table, attack)) {
            aimed(view, attack, card, Optional.empty(), offer);
          } else {
            offer.accept(plain(view, card));
          }
        }
        case TB -> aimed(view, attack, card, Optional.empty(), offer);
        case PH1, PH2, PH3, DRN, PLR, PLS -> fired(view, attack, card, offer);
        default -> {}
      }
    }
  }

  @Override
  public void check(BattleForceView view, PlayDefence action, Findings findings) {
    if (!Checks.inHand(view, action.card(), findings)) {
      findings.reject(
          "card", DefenceChecks.DEF_05, "%s cannot be played in defence", action.card());
      return;
    }
    if (action.aim().isPresent() && !Checks.exists(view, "aim", action.aim().get(), findings)) {
      return;
    }
    Table table = view.table();
    Attack attack = table.attack().orElseThrow();
    CardKind kind = table.kind(action.card());
    switch (kind) {
      case RS, ECM, EM, WW, DSG -> WholeDefenceChecks.check(table, attack, action, findings);
      default -> {
        if (attack.form() == Form.SHIP) {
          AimedDefenceChecks.check(table, attack, action, findings);
        } else {
          DefenceChecks.rejectAgainstDice(attack, kind, findings);
        }
      }
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, PlayDefence action) {
    Cards.leaveHand(play, action.actor(), action.card());
    CardKind kind = play.state().table().kind(action.card());
    if (kind.weapon()) {
      Defences.fire(play, action.card(), action.box().orElseThrow(), action.aim().orElseThrow());
    } else if (kind == CardKind.TB) {
      Defences.tractor(play, action.card(), action.aim().orElseThrow());
    } else {
      Defences.whole(play, action.card(), action.aim());
    }
  }

  private static PlayDefence plain(BattleForceView view, CardId card) {
    return new PlayDefence(view.seat(), card, Optional.empty(), Optional.empty());
  }

  private static void aimed(
      BattleForceView view,
      Attack attack,
      CardId card,
      Optional<BoxType> box,
      Consumer<? super PlayDefence> offer) {
    for (int i = 0; i < attack.shots().size(); i++) {
      CardId aim = attack.shots().get(i).card();
      offer.accept(new PlayDefence(view.seat(), card, box, Optional.of(aim)));
    }
  }

  private static void fired(
      BattleForceView view, Attack attack, CardId card, Consumer<? super PlayDefence> offer) {
    Table table = view.table();
    Ship ship = Engagement.targetShip(table);
    if (attack.form() != Form.SHIP || !seekingLeft(table, attack, ship)) {
      return;
    }
    for (int i = 0; i < BoxTypes.ALL.size(); i++) {
      BoxType type = BoxTypes.ALL.get(i);
      if (!Guns.pick(
              table.card(ship.id()),
              ship.damaged().union(attack.fired(ship.id())),
              type,
              table.kind(card))
          .isEmpty()) {
        aimed(view, attack, card, Optional.of(type), offer);
      }
    }
  }

  private static boolean seekingLeft(Table table, Attack attack, Ship target) {
    for (int i = 0; i < attack.shots().size(); i++) {
      Shot shot = attack.shots().get(i);
      if (table.kind(shot.card()).seeking() && !Shots.cancelled(table, attack, target, shot)) {
        return true;
      }
    }
    return false;
  }
}
