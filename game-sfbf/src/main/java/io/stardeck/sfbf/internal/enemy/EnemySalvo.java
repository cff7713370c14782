package io.stardeck.sfbf.internal.enemy;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.OpenDraft;
import io.stardeck.engine.rules.Play;
import io.stardeck.sfbf.action.AddPlusOne;
import io.stardeck.sfbf.action.AddSupport;
import io.stardeck.sfbf.action.AddWeapon;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginAttack;
import io.stardeck.sfbf.card.ActionCard;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.card.ShipCard;
import io.stardeck.sfbf.internal.attack.AddPlusOneRule;
import io.stardeck.sfbf.internal.attack.AddSupportRule;
import io.stardeck.sfbf.internal.attack.AddWeaponRule;
import io.stardeck.sfbf.internal.attack.AimAtRule;
import io.stardeck.sfbf.internal.attack.BeginAttackRule;
import io.stardeck.sfbf.internal.combat.Guns;
import io.stardeck.sfbf.internal.step.Ships;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.ShipId;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.view.BattleForceView;

/**
 * The draft of an enemy's attack while it is put together. The first weapon card fixes the
 * attacker: the first ship in order that may use it against the target (SP-6).
 */
final class EnemySalvo {
  private static final BeginAttackRule BEGIN = new BeginAttackRule();
  private static final AimAtRule AIM = new AimAtRule();
  private static final AddWeaponRule WEAPON = new AddWeaponRule();
  private static final AddSupportRule SUPPORT = new AddSupportRule();
  private static final AddPlusOneRule PLUS_ONE = new AddPlusOneRule();

  private final Play<BattleForceState> play;
  private final Seat seat;
  private final ShipId target;

  EnemySalvo(Play<BattleForceState> play, Seat seat, ShipId target) {
    this.play = play;
    this.seat = seat;
    this.target = target;
  }

  /** Whether a weapon card has fixed the attacker. */
  boolean begun() {
    return play.state().secrets(seat).desk().isOpen();
  }

  /** Whether some ship could attack the target, if only the right weapon card came. */
  boolean possible() {
    ImmutableList<CardId> any = oneOfEachWeapon(play.state());
    for (Ship ship : EnemyShips.of(play.state().table(), seat)) {
      Play<BattleForceState> trial = Play.silent(play.state());
      BeginAttack begin = new BeginAttack(seat, ship.id());
      if (Moves.legal(Moves.view(trial.state(), seat, any), BEGIN, begin)) {
        BEGIN.perform(trial, begin);
        BattleForceView view = Moves.view(trial.state(), seat, any);
        if (Moves.legal(view, AIM, new AimAt(seat, target))) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Adds a weapon card, or begins the attack with it.
   *
   * @return whether the attacker, or any ship, can use it
   */
  boolean addWeapon(CardId card) {
    if (begun()) {
      return fire(card);
    }
    BattleForceState before = play.state();
    for (Ship ship : EnemyShips.of(before.table(), seat)) {
      if (Moves.make(play, BEGIN, new BeginAttack(seat, ship.id()))
          && Moves.make(play, AIM, new AimAt(seat, target))
          && fire(card)) {
        return true;
      }
      play.become(before);
    }
    return false;
  }

  /**
   * Adds a doubling card to the first weapon card that it fits, or a Prime Team.
   *
   * @return whether it fits one
   */
  boolean addSupport(CardId card) {
    if (!begun()) {
      return false;
    }
    CardKind kind = play.state().table().kind(card);
    if (kind == CardKind.PRT) {
      return Moves.make(play, PLUS_ONE, new AddPlusOne(seat, card));
    }
    for (Shot shot : draft().shots()) {
      if (kind.doubling() && Moves.make(play, SUPPORT, new AddSupport(seat, card, shot.card()))) {
        return true;
      }
    }
    return false;
  }

  void commit() {
    EnemyDrafts.commit(play, seat);
  }

  /** Forgets the draft, because the game is over. */
  void drop() {
    play.become(play.state().with(seat, play.state().secrets(seat).withDesk(OpenDraft.empty())));
  }

  /** The least able free box fires, so that the others are left for cards to come. */
  private boolean fire(CardId card) {
    Ship ship = Ships.berth(play, draft().ship().orElseThrow()).ship();
    ShipCard printed = play.state().table().card(ship.id());
    BoxSet blocked = ship.damaged();
    for (Shot shot : draft().shots()) {
      blocked = blocked.union(shot.boxes());
    }
    BoxSet boxes = Guns.leastAble(printed, blocked, play.state().table().kind(card));
    return !boxes.isEmpty()
        && Moves.make(play, WEAPON, new AddWeapon(seat, card, printed.boxType(boxes.lowest())));
  }

  private Draft.Assault draft() {
    return (Draft.Assault) play.state().secrets(seat).desk().open();
  }

  private static ImmutableList<CardId> oneOfEachWeapon(BattleForceState state) {
    ImmutableList<ActionCard> all = state.table().config().cardSet().cards();
    ImmutableList.Builder<CardId> weapons = ImmutableList.builder();
    for (int number = 0; number < all.size(); number++) {
      CardKind kind = all.get(number).kind();
      if (kind.weapon() && (number == 0 || all.get(number - 1).kind() != kind)) {
        weapons.add(CardId.of(number));
      }
    }
    return weapons.build();
  }
}
