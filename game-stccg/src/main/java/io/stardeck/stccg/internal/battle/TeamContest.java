package io.stardeck.stccg.internal.battle;

import static io.stardeck.stccg.internal.card.Cards.DEALER;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Audience;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Play;
import io.stardeck.engine.zone.Place;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.fact.Attribute;
import io.stardeck.stccg.card.word.WindowKind;
import io.stardeck.stccg.event.BattleEvent;
import io.stardeck.stccg.event.CardEvent;
import io.stardeck.stccg.internal.card.Hosts;
import io.stardeck.stccg.internal.card.Marks;
import io.stardeck.stccg.internal.casualties.Killing;
import io.stardeck.stccg.internal.interrupts.Windows;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Filters;
import io.stardeck.stccg.internal.value.Group;
import io.stardeck.stccg.internal.value.Parties;
import io.stardeck.stccg.internal.value.Permissions;
import io.stardeck.stccg.internal.value.Person;
import io.stardeck.stccg.internal.value.Requirements;
import io.stardeck.stccg.state.Battle;
import io.stardeck.stccg.state.Battle.Step;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.OrderPhase;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Victim;
import java.util.List;
import java.util.Optional;

/** Away Teams that fight ({@code ST-ATB-02} to {@code ST-ATB-12}). */
final class TeamContest implements Contest {
  static final TeamContest INSTANCE = new TeamContest();

  private static final RuleId VIS_06 = RuleId.of("ST-VIS-06");
  private static final RuleId AFF_08 = RuleId.of("ST-AFF-08");
  private static final RuleId AFF_11 = RuleId.of("ST-AFF-11");
  private static final RuleId ATB_03 = RuleId.of("ST-ATB-03");
  private static final RuleId ATB_04 = RuleId.of("ST-ATB-04");
  private static final RuleId ATB_05 = RuleId.of("ST-ATB-05");
  private static final RuleId ATB_07 = RuleId.of("ST-ATB-07");
  private static final RuleId ATB_09 = RuleId.of("ST-ATB-09");

  private TeamContest() {}

  /** The team of the attacker, or of the defender. */
  static Host host(Battle battle, Seat seat) {
    return Host.team(battle.location(), seat);
  }

  /** Both teams are shown; then the attack may be called off, or a part has to be chosen. */
  @Override
  public void show(Play<StccgState> play, Battle battle) {
    Host defending = host(battle, battle.defender());
    for (Role role : new Role[] {Role.FREE, Role.STOPPED, Role.GEAR, Role.GEAR_STOPPED}) {
      show(play, defending.place(role));
    }
    Host attacking = host(battle, battle.attacker());
    show(play, attacking.place(Role.GROUP));
    show(play, attacking.place(Role.GEAR_GROUP));
    if (forbidden(play.state(), battle)) {
      callOff(play, battle);
      return;
    }
    List<ImmutableSet<Affiliation>> parts = parts(play.state(), battle);
    if (parts.size() > 1) {
      play.replace(new OrderPhase.ChoosingPart(battle));
    } else {
      form(play, battle, parts.get(0));
    }
  }

  static void show(Play<StccgState> play, Place place) {
    if (play.state().size(place) > 0) {
      DEALER
          .show(play, place, Audience.everyone())
          .tell(VIS_06, cards -> new CardEvent.CardsRevealed(place.toString(), cards));
    }
  }

  /** A Romulan, say, in the attacking team forbids an attack on one with a Romulan in it. */
  private static boolean forbidden(StccgState state, Battle battle) {
    ImmutableList<Card> own = state.cards(host(battle, battle.attacker()), Role.GROUP);
    Host team = host(battle, battle.defender());
    for (Affiliation each : Affiliation.values()) {
      if (Attack.like(each)
          && Forces.has(state, own, each)
          && (Forces.has(state, state.cards(team, Role.FREE), each)
              || Forces.has(state, state.cards(team, Role.STOPPED), each))) {
        return Permissions.count(state.table(), AFF_08, battle.attacker()) == 0;
      }
    }
    return false;
  }

  private static void callOff(Play<StccgState> play, Battle battle) {
    Place place = host(battle, battle.attacker()).place(Role.GROUP);
    for (Card card : Marks.inOrder(play.state().cards(place))) {
      Marks.mark(play, place, card, new Mark.CalledOff(battle.defender(), battle.location()));
    }
    play.tell(AFF_11, new BattleEvent.AttackCalledOff(battle.attacker(), battle.location()));
    Battles.disband(play, battle);
    Battles.over(play);
  }

  /** The compatible parts of the defending team. */
  static List<ImmutableSet<Affiliation>> parts(Facts facts, Battle battle) {
    Host team = host(battle, battle.defender());
    return Parties.sides(
        facts.table(),
        battle.defender(),
        Parties.able(facts, battle.defender(), battle.location(), team, Role.FREE, Role.STOPPED));
  }

  /**
   * The defending team is that part of those who count, stopped or not, with all equipment. If
   * others stay out, all see who does ({@code ST-ATB-02}).
   */
  static void form(Play<StccgState> play, Battle battle, ImmutableSet<Affiliation> part) {
    Seat seat = battle.defender();
    Host team = host(battle, seat);
    boolean all = true;
    halt(play, battle, part);
    for (Role role : new Role[] {Role.FREE, Role.STOPPED}) {
      ImmutableList<Card> able = Parties.able(play.state(), seat, battle.location(), team, role);
      Hosts.turnSome(
          play,
          team,
          seat,
          role,
          Role.GROUP,
          card -> able.contains(card) && fits(play.state(), card, part));
      all &= play.state().size(team, role) == 0;
    }
    if (!all) {
      show(play, team.place(Role.GROUP));
    }
    Hosts.turnAll(play, team, seat, Role.GEAR, Role.GEAR_GROUP);
    Hosts.turnAll(play, team, seat, Role.GEAR_STOPPED, Role.GEAR_GROUP);
    play.replace(new OrderPhase.Battling(battle.at(Step.STRIKE)));
    Windows.open(play, WindowKind.BATTLE, battle.attacker());
  }

  /** Who is stopped already is so still if something takes them out of the battle. */
  private static void halt(Play<StccgState> play, Battle battle, ImmutableSet<Affiliation> part) {
    Seat seat = battle.defender();
    Host team = host(battle, seat);
    ImmutableList<Card> able =
        Parties.able(play.state(), seat, battle.location(), team, Role.STOPPED);
    for (Card card : Marks.inOrder(able)) {
      if (fits(play.state(), card, part)) {
        Marks.mark(play, team.place(Role.STOPPED), card, new Mark.Halted());
      }
    }
    for (Card card : Marks.inOrder(play.state().cards(team, Role.GEAR_STOPPED))) {
      Marks.mark(play, team.place(Role.GEAR_STOPPED), card, new Mark.Halted());
    }
  }

  private static boolean fits(StccgState state, Card card, ImmutableSet<Affiliation> part) {
    Affiliation affiliation = Affiliations.of(state.table(), card);
    return !affiliation.major() || part.contains(affiliation);
  }

  private static Group group(StccgState state, Battle battle, Seat seat) {
    return Group.of(
        state, seat, battle.location(), host(battle, seat), Role.GROUP, Role.GEAR_GROUP);
  }

  /** Leaders, then STRENGTH; the loser loses one by chance ({@code ST-ATB-12}). */
  @Override
  public void strike(Play<StccgState> play, Battle battle) {
    Group one = group(play.state(), battle, battle.attacker());
    Group other = group(play.state(), battle, battle.defender());
    play.replace(new OrderPhase.Battling(battle.at(Step.END)));
    if (one.persons().isEmpty() || other.persons().isEmpty() || apart(play.state(), battle)) {
      return; // a side without a person left, or that is none any more: nobody wins
    }
    boolean led = leads(one);
    boolean otherLed = leads(other);
    int strength = battle.factor() * Requirements.sum(one, Attribute.STRENGTH);
    int otherStrength = Requirements.sum(other, Attribute.STRENGTH);
    play.tell(ATB_04, new BattleEvent.StrikeCompared(strength, otherStrength));
    unled(play, battle.attacker(), led, otherLed);
    unled(play, battle.defender(), otherLed, led);
    // Without a leader a side loses; with one on both sides the greater STRENGTH wins.
    boolean loses = !led || otherLed && strength < otherStrength;
    boolean otherLoses = !otherLed || led && otherStrength < strength;
    ImmutableList.Builder<Victim> victims = ImmutableList.builder();
    if (loses) {
      victims.add(victim(play, one, host(battle, battle.attacker())));
    }
    if (otherLoses) {
      victims.add(victim(play, other, host(battle, battle.defender())));
    }
    if (loses != otherLoses) {
      Seat winner = loses ? battle.defender() : battle.attacker();
      play.replace(new OrderPhase.Battling(battle.decided(winner)));
    }
    Killing.kill(play, victims.build(), ATB_05);
  }

  /** It is told why a side loses that nobody leads. */
  private static void unled(Play<StccgState> play, Seat seat, boolean led, boolean otherLed) {
    if (!led) {
      play.tell(otherLed ? ATB_03 : ATB_07, new BattleEvent.LeaderMissing(seat));
    }
  }

  /** Whether those who attack do not go together any more, as a treaty has ended. */
  private static boolean apart(StccgState state, Battle battle) {
    Host team = host(battle, battle.attacker());
    ImmutableList<Card> attackers =
        Parties.able(state, battle.attacker(), battle.location(), team, Role.GROUP);
    return Parties.sides(state.table(), battle.attacker(), attackers).size() > 1;
  }

  static boolean leads(Group group) {
    for (Person person : group.persons()) {
      if (person.leads() || person.def() == null) {
        return true;
      }
    }
    return false;
  }

  private static Victim victim(Play<StccgState> play, Group side, Host host) {
    return new Victim(side.seat(), play.pick(side.persons()).card(), Optional.of(host));
  }

  @Override
  public Optional<Battle> following(StccgState state, Battle battle) {
    return battle.again().stream().findFirst().map(battle::following);
  }

  /** Both teams are stopped ({@code ST-ATB-09}). */
  @Override
  public void stop(Play<StccgState> play, Battle battle, Optional<Battle> next) {
    if (next.isPresent()) {
      part(play, battle, battle.again().get(0));
      return;
    }
    Hosts.stop(
        play, host(battle, battle.attacker()), battle.attacker(), Role.GROUP, Role.GEAR_GROUP);
    Hosts.stop(
        play, host(battle, battle.defender()), battle.defender(), Role.GROUP, Role.GEAR_GROUP);
  }

  /**
   * Of the side that fights again at once all others are stopped; the other side is the same
   * ({@code ST-EFF-49}).
   */
  private static void part(Play<StccgState> play, Battle battle, Battle.Again again) {
    Hosts.turnSome(
        play,
        host(battle, again.seat()),
        again.seat(),
        Role.GROUP,
        Role.STOPPED,
        card -> !Filters.fits(again.filter(), play.state().table().def(card)));
  }

  @Override
  public RuleId ending() {
    return ATB_09;
  }
}
