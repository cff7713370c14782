package io.stardeck.stccg.internal.battle;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.casualties.Killing;
import io.stardeck.stccg.internal.interrupts.Boardings;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.lying.Cures;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Intruders;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Lying;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.Ship;
import io.stardeck.stccg.state.StccgState;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A crew fights intruders ({@code ST-SPC-04}). */
final class BoardingContest implements Contest {
  static final BoardingContest INSTANCE = new BoardingContest();

  private static final RuleId ATB_04 = RuleId.of("ST-ATB-04");
  private static final RuleId SPC_04 = RuleId.of("ST-SPC-04");

  private BoardingContest() {}

  /** The battle begins: the whole crew is shown. Of several each begins when it is fought. */
  @Override
  public void show(Play<StccgState> play, Battle battle) {
    play.tell(SPC_04, new BattleEvent.BattleStarted(battle.attacker(), battle.order()));
    Host ship = Host.ship(ship(battle));
    for (Role role : Role.ALL) {
      TeamContest.show(play, ship.place(role));
    }
    play.replace(new OrderPhase.Battling(battle.at(Battle.Step.STRIKE)));
    Windows.open(play, WindowKind.BATTLE, battle.attacker());
  }

  /** Intruders need no leader, the crew does; the loser loses one by chance. */
  @Override
  public void strike(Play<StccgState> play, Battle battle) {
    play.replace(new OrderPhase.Battling(battle.at(Battle.Step.END)));
    CardId id = ship(battle);
    @Nullable Ship ship = play.state().table().ship(id);
    ImmutableList<Lying> intruders = Boardings.aboard(play.state(), id);
    if (ship == null || !ship.here() || intruders.isEmpty()) {
      return;
    }
    Group crew = Group.defending(play.state(), ship);
    int attack = Intruders.strength(play.state().table(), intruders);
    int defence = Requirements.sum(crew, Attribute.STRENGTH);
    List<Card> defenders = Intruders.defenders(play.state(), ship);
    if (defenders.isEmpty()) {
      return;
    }
    play.tell(ATB_04, new BattleEvent.StrikeCompared(attack, defence));
    boolean led = Forces.led(play.state().table(), id, crew);
    if (!led) {
      play.tell(SPC_04, new BattleEvent.LeaderMissing(battle.defender()));
    }
    if (!led || attack > defence) {
      play.replace(new OrderPhase.Battling(battle.decided(battle.attacker())));
      Card victim = play.pick(defenders);
      Killing.kill(play, ship.host(), ship.user(), victim, SPC_04);
    } else if (attack < defence) {
      play.replace(new OrderPhase.Battling(battle.decided(battle.defender())));
      Cures.discard(play, play.pick(intruders), SPC_04);
    }
  }

  /** None: who boards a ship, or repels that, fights once. */
  @Override
  public Optional<Battle> following(StccgState state, Battle battle) {
    return Optional.empty();
  }

  /** The whole crew is stopped. */
  @Override
  public void stop(Play<StccgState> play, Battle battle, Optional<Battle> next) {
    @Nullable Ship ship = play.state().table().ship(ship(battle));
    if (ship != null) {
      // Whoever has the ship by now: the crew is theirs.
      Hosts.stop(play, ship.host(), ship.user(), Role.FREE, Role.GROUP, Role.GEAR, Role.GEAR_GROUP);
    }
  }

  @Override
  public RuleId ending() {
    return SPC_04;
  }

  private static CardId ship(Battle battle) {
    return ((Order.Boarding) battle.order()).ship();
  }
}
