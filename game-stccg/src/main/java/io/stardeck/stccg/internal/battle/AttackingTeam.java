package io.stardeck.stccg.internal.battle;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Findings;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.action.BattleAction.AttackTeam;
import io.stardeck.stccg.card.fact.Affiliation;
import io.stardeck.stccg.card.word.Deed;
import io.stardeck.stccg.internal.StccgRule;
import io.stardeck.stccg.internal.moving.Orders;
import io.stardeck.stccg.internal.value.Affiliations;
import io.stardeck.stccg.internal.value.Parties;
import io.stardeck.stccg.internal.value.Permissions;
import io.stardeck.stccg.internal.value.Preventions;
import io.stardeck.stccg.state.Card;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Host;
import io.stardeck.stccg.state.Location;
import io.stardeck.stccg.state.Mark;
import io.stardeck.stccg.state.Muster;
import io.stardeck.stccg.state.Order;
import io.stardeck.stccg.state.Role;
import io.stardeck.stccg.state.StccgState;
import io.stardeck.stccg.state.Table;
import io.stardeck.stccg.view.StccgView;
import java.util.function.Consumer;

/** Attacking an Away Team ({@code ST-ATB-01}). */
public final class AttackingTeam implements StccgRule<AttackTeam> {
  private static final RuleId AFF_06 = RuleId.of("ST-AFF-06");
  private static final RuleId AFF_10 = RuleId.of("ST-AFF-10");
  private static final RuleId AFF_11 = RuleId.of("ST-AFF-11");
  private static final RuleId ATB_01 = RuleId.of("ST-ATB-01");
  private static final RuleId BAT_04 = RuleId.of("ST-BAT-04");
  private static final RuleId BAT_09 = RuleId.of("ST-BAT-09");
  private static final RuleId EFF_55 = RuleId.of("ST-EFF-55");

  @Override
  public void candidates(StccgView view, Consumer<? super AttackTeam> offer) {
    for (Location location : view.table().spaceline()) {
      Host own = Host.team(location.number(), view.seat());
      if (view.size(own, Role.FREE) > 0) {
        for (Seat opponent : view.table().opponents(view.seat())) {
          if (view.persons(Host.team(location.number(), opponent)) > 0) {
            ImmutableList<Card> able = able(view, location.number(), opponent);
            for (ImmutableSet<Affiliation> side : Parties.sides(view.table(), view.seat(), able)) {
              offer.accept(new AttackTeam(view.seat(), location.number(), side, opponent));
            }
          }
        }
      }
    }
  }

  @Override
  public void check(StccgView view, AttackTeam action, Findings findings) {
    if (!Orders.open(view, findings) || !Orders.unlent(view, findings)) {
      return;
    }
    if (action.opponent().equals(view.seat())) {
      findings.reject("opponent", AFF_10, "you do not attack your own cards");
      return;
    }
    boolean plays = view.table().opponents(view.seat()).contains(action.opponent());
    boolean known = view.table().location(action.location()) != null;
    if (!plays || !known || view.persons(Host.team(action.location(), action.opponent())) == 0) {
      findings.reject("location", BAT_04, "no team of %s is there", action.opponent());
      return;
    }
    if (safe(view.table(), view.seat(), action.opponent(), action.location())) {
      findings.reject("opponent", EFF_55, "no battle is possible there");
    }
    Host own = Host.team(action.location(), view.seat());
    if (view.size(own, Role.FREE) == 0) {
      findings.reject("location", BAT_09, "no unstopped person of yours is there");
      return;
    }
    ImmutableList<Card> able = able(view, action.location(), action.opponent());
    if (able.isEmpty()) {
      unable(view, action, own, findings);
    } else if (!Parties.sides(view.table(), view.seat(), able).contains(action.sides())) {
      boolean federal =
          action.sides().contains(Affiliation.FEDERATION) && peaceful(view, action, own);
      findings.reject(
          "sides",
          federal ? AFF_06 : ATB_01,
          federal ? "the Federation does not attack" : "these do not go together there");
    }
  }

  /** Whether somebody there cannot attack, being of the Federation. */
  private static boolean peaceful(StccgView view, AttackTeam action, Host own) {
    return !attacks(view.table(), view.seat())
        && Parties.able(view, view.seat(), action.location(), own, Role.FREE).stream()
            .anyMatch(card -> federal(view.table(), card));
  }

  /** Reports why nobody there can attack. */
  private static void unable(StccgView view, AttackTeam action, Host own, Findings findings) {
    ImmutableList<Card> free = Parties.able(view, view.seat(), action.location(), own, Role.FREE);
    if (free.isEmpty()) {
      findings.reject("location", BAT_09, "no person of yours there can fight");
    } else if (attacks(view.table(), view.seat())
        || !free.stream().allMatch(card -> federal(view.table(), card))) {
      findings.reject("opponent", AFF_11, "that attack was called off in this turn");
    } else {
      findings.reject("sides", AFF_06, "the Federation does not attack");
    }
  }

  /** Who may take part: not the Federation, and nobody who has called that attack off. */
  private static ImmutableList<Card> able(StccgView view, int location, Seat opponent) {
    Host own = Host.team(location, view.seat());
    boolean all = attacks(view.table(), view.seat());
    Mark calledOff = new Mark.CalledOff(opponent, location);
    ImmutableList.Builder<Card> able = ImmutableList.builder();
    for (Card card : Parties.able(view, view.seat(), location, own, Role.FREE)) {
      if (!card.marks().contains(calledOff) && (all || !federal(view.table(), card))) {
        able.add(card);
      }
    }
    return able.build();
  }

  /** Whether no battle of the teams of two players is possible there ({@code ST-EFF-55}). */
  static boolean safe(Table table, Seat one, Seat other, int location) {
    return Preventions.of(table, Deed.BATTLE, one, location, Host.team(location, one))
        || Preventions.of(table, Deed.BATTLE, other, location, Host.team(location, other));
  }

  /** Whether the team of {@code seat} that was to attack there may still do so. */
  static boolean stands(Facts facts, Seat seat, int location) {
    Table table = facts.table();
    ImmutableList<Card> team =
        Parties.able(facts, seat, location, Host.team(location, seat), Role.GROUP);
    return !team.isEmpty()
        && Parties.sides(table, seat, team).size() == 1
        && (attacks(table, seat) || team.stream().noneMatch(card -> federal(table, card)));
  }

  /** Whether a card lets the Federation attack. */
  private static boolean attacks(Table table, Seat seat) {
    return Permissions.count(table, AFF_06, seat) > 0;
  }

  private static boolean federal(Table table, Card card) {
    return Affiliations.of(table, card) == Affiliation.FEDERATION;
  }

  @Override
  public void perform(Play<StccgState> play, AttackTeam action) {
    StccgView view = StccgView.of(play.state(), action.actor());
    Orders.muster(play, action.actor(), party(view, action));
  }

  /** All who may take part, before anybody is left out. */
  static Muster party(StccgView view, AttackTeam action) {
    Host own = Host.team(action.location(), action.actor());
    ImmutableList<Card> able = able(view, action.location(), action.opponent());
    return Muster.of(
        new Order.AttackTeam(action.location(), action.opponent()),
        own,
        Parties.of(view.table(), able, action.sides()),
        view.cards(own, Role.GEAR));
  }
}
