package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.internal.combat.Salvo;
import io.stardeck.sfbf.internal.rule.Attackers;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Beginning the draft of a ship's attack with weapons (BF-ATK-10 to 14, 31). */
public final class BeginAttackRule implements BattleRule<BeginAttack> {
  private static final RuleId ATK_31 = RuleId.of("BF-ATK-31");
  private static final RuleId ORI_02 = RuleId.of("BF-ORI-02");

  @Override
  public void candidates(BattleForceView view, Consumer<? super BeginAttack> offer) {
    offer(view, Row.SCREEN, offer);
    offer(view, Row.MAIN, offer);
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, BeginAttack action, Findings findings) {
    @Nullable Berth berth = Attackers.check(view, action.ship(), findings);
    if (berth == null) {
      return;
    }
    Salvo salvo = salvo(view, berth);
    if (!salvo.canUseOneOf(view.hand())) {
      explain(view, salvo, findings);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, BeginAttack action) {
    Drafting.put(
        play,
        action.actor(),
        Draft.Assault.begun(action.actor(), Form.SHIP, Optional.of(action.ship()), 0));
  }

  private static void offer(BattleForceView view, Row row, Consumer<? super BeginAttack> offer) {
    ImmutableList<Ship> ships = view.table().fleet(view.seat()).row(row);
    for (int i = 0; i < ships.size(); i++) {
      Ship ship = ships.get(i);
      if (Attackers.may(view, ship)
          && salvo(view, new Berth(view.seat(), row, i, ship)).canUseOneOf(view.hand())) {
        offer.accept(new BeginAttack(view.seat(), ship.id()));
      }
    }
  }

  private static Salvo salvo(BattleForceView view, Berth attacker) {
    return new Salvo(view.table(), attacker, null, false);
  }

  /** Why no weapon card of the hand can be fired: the web, the range, or no box. */
  private static void explain(BattleForceView view, Salvo salvo, Findings findings) {
    Table table = view.table();
    Ship ship = salvo.attacker().ship();
    boolean armed = false;
    for (CardId card : view.hand()) {
      CardKind kind = table.kind(card);
      if (kind.weapon() && salvo.armedFor(kind)) {
        armed = true;
        salvo.check(kind, findings);
      } else if (lacksMounts(table.card(ship.id()), ship.damaged(), kind)) {
        findings.reject(ORI_02, "a plasma-S takes two WPN boxes");
      }
    }
    if (!armed) {
      findings.reject(ATK_31, "no undamaged box of %s fires a weapon card of your hand", ship.id());
    }
  }

  private static boolean lacksMounts(ShipCard ship, BoxSet damaged, CardKind kind) {
    return kind == CardKind.PLS
        && !ship.firing(kind).minus(damaged).isEmpty()
        && !Guns.can(ship, damaged, kind);
  }
}
