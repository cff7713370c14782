package io.stardeck.sfbf.internal.attack;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.internal.combat.Salvo;
import io.stardeck.sfbf.internal.rule.BattleRule;
import io.stardeck.sfbf.internal.rule.BoxTypes;
import io.stardeck.sfbf.internal.rule.Checks;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.function.Consumer;

/** Adding a weapon card to a ship's attack (BF-ATK-30 to 32, BF-WPN, BF-ORI). */
public final class AddWeaponRule implements BattleRule<AddWeapon> {
  private static final RuleId ATK_30 = RuleId.of("BF-ATK-30");
  private static final RuleId ATK_31 = RuleId.of("BF-ATK-31");
  private static final RuleId ATK_32 = RuleId.of("BF-ATK-32");
  private static final RuleId ORI_02 = RuleId.of("BF-ORI-02");

  @Override
  public void candidates(BattleForceView view, Consumer<? super AddWeapon> offer) {
    Draft.Assault draft = Drafting.draft(view);
    if (draft.form() != Form.SHIP || draft.target().isEmpty()) {
      return;
    }
    Salvo salvo = Drafting.salvo(view, draft);
    Ship ship = salvo.attacker().ship();
    ShipCard printed = view.table().card(ship.id());
    BoxSet blocked = ship.damaged().union(fired(draft));
    ImmutableList<CardId> hand = view.hand();
    for (int i = 0; i < hand.size(); i++) {
      CardKind kind = view.table().kind(hand.get(i));
      boolean usable = kind.weapon() && salvo.allows(kind) && !draft.holds(hand.get(i));
      for (int t = 0; usable && t < BoxTypes.ALL.size(); t++) {
        BoxType type = BoxTypes.ALL.get(t);
        if (!Guns.pick(printed, blocked, type, kind).isEmpty()) {
          offer.accept(new AddWeapon(view.seat(), hand.get(i), type));
        }
      }
    }
  }

  @Override
  public boolean offersLegalOnly() {
    return true;
  }

  @Override
  public void check(BattleForceView view, AddWeapon action, Findings findings) {
    Draft.Assault draft = Drafting.draft(view);
    if (!Drafting.byWeapons(draft, findings) || !Drafting.aimed(draft, findings)) {
      return;
    }
    if (!Checks.inHand(view, action.card(), findings)) {
      return;
    }
    CardKind kind = view.table().kind(action.card());
    if (!kind.weapon()) {
      findings.reject("card", ATK_30, "%s is %s, no weapon card", action.card(), kind.title());
      return;
    }
    Salvo salvo = Drafting.salvo(view, draft);
    salvo.check(kind, findings);
    Ship ship = salvo.attacker().ship();
    ShipCard printed = view.table().card(ship.id());
    BoxSet fired = fired(draft);
    if (Guns.pick(printed, ship.damaged().union(fired), action.box(), kind).isEmpty()) {
      checkMounts(draft, action.box(), kind, findings);
      Guns.check(printed, ship.damaged(), fired, action.box(), kind, ATK_31, ATK_32, findings);
    }
  }

  @Override
  public void perform(Play<BattleForceState> play, AddWeapon action) {
    Draft.Assault draft = (Draft.Assault) play.state().secrets(action.actor()).desk().open();
    Table table = play.state().table();
    Ship ship = Ships.berth(play, draft.ship().orElseThrow()).ship();
    BoxSet boxes =
        Guns.pick(
            table.card(ship.id()),
            ship.damaged().union(fired(draft)),
            action.box(),
            table.kind(action.card()));
    Drafting.put(
        play,
        action.actor(),
        draft.withShots(Lists.plus(draft.shots(), Shot.of(action.card(), boxes))));
  }

  private static BoxSet fired(Draft.Assault draft) {
    BoxSet fired = BoxSet.empty();
    for (int i = 0; i < draft.shots().size(); i++) {
      fired = fired.union(draft.shots().get(i).boxes());
    }
    return fired;
  }

  /** Says so if the option mounts that are wanted fire a plasma-S together (BF-X-40). */
  private static void checkMounts(
      Draft.Assault draft, BoxType box, CardKind kind, Findings findings) {
    if (box == BoxType.WPN && kind != CardKind.PLS && box.fires(kind)) {
      for (int i = 0; i < draft.shots().size(); i++) {
        if (draft.shots().get(i).boxes().size() == 2) {
          findings.reject(ORI_02, "%s takes two WPN boxes", draft.shots().get(i).card());
        }
      }
    }
  }
}
