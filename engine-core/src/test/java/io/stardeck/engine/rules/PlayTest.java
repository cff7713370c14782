package io.stardeck.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.Pile;
import io.stardeck.engine.chance.Chance;
import org.junit.jupiter.api.Test;

/** What a play does to the stack and the generator, wherever they are kept. */
final class PlayTest {
  record Room(Pile<Step> stack, Chance chance, int heard) implements GameState<Room> {
    @Override
    public Pile<Step> frames() {
      return stack;
    }

    @Override
    public Room withFrames(Pile<Frame> frames) {
      return new Room(frames.as(Step.class), chance, heard);
    }

    @Override
    public Room withChance(Chance next) {
      return new Room(stack, next, heard);
    }
  }

  record Step(int number) implements Frame {
    @Override
    public ImmutableList<Seat> deciders() {
      return ImmutableList.of();
    }

    @Override
    public boolean cutsOff() {
      return number < 0;
    }
  }

  private record Over(Outcome outcome) implements FinalFrame {}

  private record Broken(int strength) implements Happening {}

  /** Hears of what broke at strength 1 to 3, and counts it. */
  private static final class Counting implements Listener<Room> {
    @Override
    public boolean listens(Room room, Class<? extends Happening> kind) {
      return kind == Broken.class && room.heard() < 3;
    }

    @Override
    public void hear(Play<Room> play, Happening happening) {
      Broken broken = (Broken) happening;
      play.update(room -> new Room(room.stack(), room.chance(), room.heard() + broken.strength()));
    }
  }

  private static final Chance CHANCE = Chance.seeded("room");

  private final Play<Room> play = Play.silent(new Room(Pile.empty(), CHANCE, 0));

  @Test
  void framesAreLaidReplacedAndEnded() {
    play.push(new Step(1));
    play.push(new Step(2), new Step(3));
    assertThat(numbers()).containsExactly(3, 2, 1);
    play.replace(new Step(4));
    assertThat(numbers()).containsExactly(4, 2, 1);
    play.replace(new Step(5), new Step(6));
    assertThat(numbers()).containsExactly(6, 5, 2, 1);
    play.pop();
    assertThat(numbers()).containsExactly(5, 2, 1);
  }

  @Test
  void whatIsCutOffChangesTheStackNoMore() {
    play.push(new Step(1));
    assertThat(play.over()).isFalse();
    play.push(new Step(-1));
    assertThat(play.over()).isTrue();
    play.push(new Step(2));
    play.push(new Step(2), new Step(3));
    play.replace(new Step(4));
    play.replace(new Step(4), new Step(5));
    play.pop();
    assertThat(numbers()).containsExactly(-1, 1);
  }

  @Test
  void theEndOfTheGameCutsOffAndNobodyDecides() {
    Over over = new Over(new Outcome(ImmutableList.of(), ImmutableList.of(0), RuleId.of("END")));
    assertThat(over.cutsOff()).isTrue();
    assertThat(over.deciders()).isEmpty();
  }

  @Test
  void aFrameOfAnotherFamilyIsRefused() {
    Over over = new Over(new Outcome(ImmutableList.of(), ImmutableList.of(0), RuleId.of("END")));
    assertThatExceptionOfType(ClassCastException.class).isThrownBy(() -> play.push(over));
  }

  @Test
  void eachDrawGoesOnFromTheOneBefore() {
    assertThat(play.roll(6)).isEqualTo(CHANCE.die(6).value());
    Chance second = CHANCE.die(6).next();
    assertThat(play.state().chance()).isEqualTo(second);
    assertThat(play.below(100)).isEqualTo(second.below(100).value());
    Chance third = second.below(100).next();
    ImmutableList<Integer> cards = ImmutableList.of(1, 2, 3, 4, 5, 6, 7);
    assertThat(play.<Integer>shuffle(cards)).isEqualTo(third.shuffle(cards).value());
    Chance fourth = third.shuffle(cards).next();
    assertThat(play.<Integer>pick(cards)).isEqualTo(fourth.pick(cards).value());
    assertThat(play.state().chance()).isEqualTo(fourth.pick(cards).next());
  }

  @Test
  void aHappeningIsMadeOnlyIfSomethingListens() {
    Play<Room> heard = Play.silent(play.state(), new Counting());
    heard.happens(Broken.class, () -> new Broken(3));
    assertThat(heard.state().heard()).isEqualTo(3);
    heard.happens(
        Broken.class,
        () -> {
          throw new AssertionError("nothing listens any more");
        });
    play.happens(
        Broken.class,
        () -> {
          throw new AssertionError("nothing ever listens");
        });
  }

  private ImmutableList<Integer> numbers() {
    return play.state().stack().toList().stream()
        .map(Step::number)
        .collect(ImmutableList.toImmutableList());
  }
}
