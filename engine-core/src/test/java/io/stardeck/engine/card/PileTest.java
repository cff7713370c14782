package io.stardeck.engine.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

final class PileTest {
  @Property
  void aPileOfAListHasItsFirstElementOnTop(@ForAll @Size(min = 1, max = 20) List<Integer> list) {
    Pile<Integer> pile = Pile.topFirst(list);
    assertThat(pile.toList()).isEqualTo(list);
    assertThat(pile.top()).isEqualTo(list.get(0));
    assertThat(pile.size()).isEqualTo(list.size());
  }

  @Property
  void whatIsPushedIsPopped(@ForAll List<Integer> list, @ForAll int element) {
    Pile<Integer> pile = Pile.topFirst(list);
    Pile<Integer> pushed = pile.push(element);
    assertThat(pushed.top()).isEqualTo(element);
    assertThat(pushed.pop()).isSameAs(pile);
    assertThat(pile.toList()).as("unchanged").isEqualTo(list);
  }

  @Property
  void whatIsPushedUnderLiesBelowAllOthers(@ForAll List<Integer> list, @ForAll int element) {
    Pile<Integer> pile = Pile.topFirst(list);
    Pile<Integer> pushed = pile.pushUnder(element);
    assertThat(pushed.size()).isEqualTo(list.size() + 1);
    assertThat(pushed.toList())
        .isEqualTo(ImmutableList.builder().addAll(list).add(element).build());
    assertThat(pile.toList()).as("unchanged").isEqualTo(list);
  }

  @Property
  void pilesAreEqualWhenTheirElementsAre(@ForAll List<Integer> one, @ForAll List<Integer> other) {
    assertThat(Pile.topFirst(one).equals(Pile.topFirst(other))).isEqualTo(one.equals(other));
    assertThat(Pile.topFirst(one))
        .isEqualTo(Pile.topFirst(one))
        .hasSameHashCodeAs(Pile.topFirst(one));
  }

  @Example
  void theLastOfManyLiesOnTop() {
    assertThat(Pile.<String>empty().push("a").pushAll(List.of("b", "c")).toList())
        .containsExactly("c", "b", "a");
  }

  @Example
  void theTopIsReplaced() {
    assertThat(Pile.topFirst(List.of(1, 2)).replaceTop(9).toList()).containsExactly(9, 2);
  }

  @Example
  void anEmptyPileHasNoTop() {
    assertThat(Pile.empty().isEmpty()).isTrue();
    assertThatIllegalStateException().isThrownBy(() -> Pile.empty().top());
    assertThatIllegalStateException().isThrownBy(() -> Pile.empty().pop());
    Iterator<Object> nothing = Pile.empty().iterator();
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(nothing::next);
  }
}
