package io.stardeck.sfbf.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.Event;
import io.stardeck.engine.GameEvent;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.card.BoxSet;
import io.stardeck.sfbf.card.CardKind;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.event.AttackEvent.AttackDeclared;
import io.stardeck.sfbf.event.AttackEvent.DamageDealt;
import io.stardeck.sfbf.event.AttackEvent.FireOpened;
import io.stardeck.sfbf.event.CardEvent.CardsRedrawn;
import io.stardeck.sfbf.event.CardEvent.CeasefirePlayed;
import io.stardeck.sfbf.event.TurnEvent.SecondFormationBegan;
import io.stardeck.sfbf.event.TurnEvent.TurnBegan;
import io.stardeck.sfbf.internal.combat.Damage;
import io.stardeck.sfbf.state.Attack;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Berth;
import io.stardeck.sfbf.state.Defence;
import io.stardeck.sfbf.state.Effect;
import io.stardeck.sfbf.state.Fire;
import io.stardeck.sfbf.state.Form;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Row;
import io.stardeck.sfbf.state.Ship;
import io.stardeck.sfbf.state.Shot;
import io.stardeck.sfbf.state.Table;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import net.jqwik.api.Example;

/** Attacks and what is played against them. */
final class AttackInvariantsTest {
  @Rule("BF-I-10")
  @Example
  void noDamagedBoxFires() {
    everyAttack(
        (table, attack) -> {
          for (Shot shot : attack.shots()) {
            Ship ship = ship(table, attack).ship();
            assertThat(shot.boxes().intersect(ship.damaged()).isEmpty()).isTrue();
          }
        });
    Walks.everyStep(
        step -> {
          for (FireOpened opened : step.events(FireOpened.class)) {
            Berth berth = step.before().table().find(opened.fire().ship());
            BoxSet damaged = Objects.requireNonNull(berth).ship().damaged();
            assertThat(opened.fire().boxes().intersect(damaged).isEmpty()).isTrue();
          }
        });
  }

  @Rule("BF-I-11")
  @Example
  void eachBoxFiresOnceInAnAttackAndOnceInItsDefence() {
    Walks.everyState(
        state -> {
          if (state.table().attack().isEmpty()) {
            return;
          }
          Attack attack = state.table().attack().get();
          BoxSet fired = BoxSet.empty();
          for (Shot shot : attack.shots()) {
            assertThat(shot.boxes().intersect(fired).isEmpty()).isTrue();
            fired = fired.union(shot.boxes());
          }
          Map<Object, BoxSet> defence = new HashMap<>();
          for (Fire fire : attack.fires()) {
            BoxSet before = defence.getOrDefault(fire.ship(), BoxSet.empty());
            assertThat(fire.boxes().intersect(before).isEmpty()).isTrue();
            defence.put(fire.ship(), before.union(fire.boxes()));
          }
        });
  }

  @Rule("BF-I-12")
  @Example
  void onlyShipsInLineAndFreeToDoSoAttackAndOnlyShipsInLineAreAttacked() {
    everyAttack(
        (table, attack) -> {
          if (attack.ship().isPresent()) {
            Berth berth = ship(table, attack);
            assertThat(berth.row()).isNotEqualTo(Row.RESERVE);
            assertThat(berth.ship().carriesCard() || berth.ship().cloaked()).isFalse();
          }
          if (attack.target().isPresent()) {
            Berth target = target(table, attack);
            assertThat(target.row()).isNotEqualTo(Row.RESERVE);
            assertThat(target.ship().disengaged().isPresent() && attack.form() != Form.MUTINY)
                .isFalse();
          }
        });
  }

  @Rule("BF-I-13")
  @Example
  void nobodyAttacksHimselfOrAnAlly() {
    everyAttack(
        (table, attack) ->
            attack
                .defender()
                .ifPresent(
                    seat -> {
                      assertThat(seat).isNotEqualTo(attack.attacker());
                      assertThat(table.config().teamsInForce())
                          .noneMatch(
                              team -> team.contains(seat) && team.contains(attack.attacker()));
                    }));
  }

  @Rule("BF-I-14")
  @Example
  void noShortRangeCardReachesFromOrToTheMainBody() {
    everyAttack(
        (table, attack) -> {
          if (attack.form() != Form.SHIP || !table.rows()) {
            return;
          }
          boolean far =
              ship(table, attack).row() == Row.MAIN || target(table, attack).row() == Row.MAIN;
          for (Shot shot : attack.shots()) {
            assertThat(far && shortRange(table, shot)).isFalse();
          }
        });
  }

  @Rule("BF-I-15")
  @Example
  void noSeekingWeaponFindsACloakedShip() {
    everyAttack(
        (table, attack) -> {
          if (attack.form() == Form.SHIP
              && target(table, attack).ship().cloaked()
              && !attack.countered(Effect.CLOAK)) {
            assertThat(attack.shots()).noneMatch(shot -> table.kind(shot.card()).seeking());
          }
        });
  }

  @Rule("BF-I-16")
  @Example
  void damageIsNeverNegativeNorAboveAllCardsDoubled() {
    Walks.everyStep(
        step -> {
          Optional<Attack> attack = step.before().table().attack();
          for (AttackDeclared declared : step.events(AttackDeclared.class)) {
            attack = Optional.of(declared.attack());
          }
          for (DamageDealt dealt : step.events(DamageDealt.class)) {
            assertThat(dealt.points()).isNotNegative();
            if (attack.isPresent() && !step.before().table().config().solitaire()) {
              assertThat(dealt.points())
                  .isLessThanOrEqualTo(most(step.before().table(), attack.get()));
            }
          }
        });
  }

  @Rule("BF-I-17")
  @Example
  void oneMoreDefenceNeverRaisesTheDamage() {
    Walks.everyState(
        state -> {
          Table table = state.table();
          if (!(table.phases().top() instanceof Phase.DefenceWindow)
              || table.config().traditional()) {
            return;
          }
          Attack attack = table.attack().orElseThrow();
          Ship target = target(table, attack).ship();
          int damage = Damage.of(table, attack, target);
          for (CardId card : state.hand(table.phases().top().seat())) {
            CardKind kind = table.kind(card);
            Ship after = target;
            Attack more = attack;
            if (kind == CardKind.RS || kind == CardKind.ECM || kind == CardKind.EM) {
              Defence defence = Defence.of(card, Optional.empty());
              more = attack.withDefences(Lists.plus(attack.defences(), defence));
            }
            if (kind == CardKind.EM && target.erratic().isEmpty()) {
              after = target.withErratic(Optional.of(card));
            }
            assertThat(Damage.of(table, more, after)).isLessThanOrEqualTo(damage);
          }
        });
  }

  @Rule("BF-I-28")
  @Example
  void aTurnHasOneAttackOrTwoWithTheOptionOrSomethingElseAlone() {
    for (Walk walk : Walks.games()) {
      int most = walk.config().has(Option.SECOND_ATTACK) ? 2 : 1;
      int attacks = 0;
      int others = 0;
      for (Event event : walk.events()) {
        if (event.what() instanceof TurnBegan) {
          attacks = 0;
          others = 0;
        } else if (event.what() instanceof AttackDeclared declared
            && declared.attack().form() != Form.FLOTILLA
            && declared.attack().form() != Form.MUTINY) {
          attacks++;
        } else if (insteadOfAttack(event.what())) {
          others++;
        }
        assertThat(attacks).isLessThanOrEqualTo(others == 0 ? most : 0);
        assertThat(others).isLessThanOrEqualTo(1);
      }
    }
  }

  private static boolean insteadOfAttack(GameEvent event) {
    return event instanceof CardsRedrawn
        || event instanceof CeasefirePlayed
        || event instanceof SecondFormationBegan
        || event instanceof AttackDeclared declared
            && (declared.attack().form() == Form.MUTINY
                || declared.attack().form() == Form.FLOTILLA
                    && declared.attack().target().isEmpty());
  }

  /** Holds {@code check} against every attack, in the table on which it was declared. */
  private static void everyAttack(BiConsumer<Table, Attack> check) {
    Walks.everyStep(
        step -> {
          for (AttackDeclared declared : step.events(AttackDeclared.class)) {
            BattleForceState before = step.before();
            boolean enemys = declared.attack().attacker().number() > players(before);
            if (!enemys) {
              check.accept(before.table(), declared.attack());
            }
          }
        });
  }

  private static int players(BattleForceState state) {
    return state.table().config().players();
  }

  private static Berth ship(Table table, Attack attack) {
    return Objects.requireNonNull(table.find(attack.ship().orElseThrow()));
  }

  private static Berth target(Table table, Attack attack) {
    return Objects.requireNonNull(table.find(attack.target().orElseThrow()));
  }

  private static boolean shortRange(Table table, Shot shot) {
    CardKind kind = table.kind(shot.card());
    return kind == CardKind.PH3
        || kind == CardKind.PLF
        || shot.support().stream().anyMatch(card -> table.kind(card) == CardKind.OVL);
  }

  /** The most damage: card values doubled, or dice of six and the whole flotilla, and +1 each. */
  private static int most(Table table, Attack attack) {
    int most = 2 * table.config().copies();
    for (Shot shot : attack.shots()) {
      most += 2 * table.card(shot.card()).value();
    }
    return most
        + switch (attack.form()) {
          case SHIP -> 0;
          case FIGHTERS -> 6 * attack.squadrons();
          case PLANET_FIGHTERS -> 12 * attack.openers().size();
          case FLOTILLA -> 24;
          case MUTINY -> 3;
        };
  }
}
